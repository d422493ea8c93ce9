import type { PageData } from '../../../../src/lib/page-data.ts';
import { partOf } from '../../protocol/merge-languages.ts';
import type { EditMessages } from '../../protocol/preview-messages.ts';
import { withoutMarks } from '../../protocol/text-marks.ts';

/** Asks before a section of the page goes, and says which one it is. */
export function confirmRemoval(
  page: PageData | undefined,
  id: string,
  { confirmRemove }: EditMessages,
): boolean {
  const sections = page?.sections ?? [];
  const index = sections.findIndex((section) => section.id === id);
  const heading = partOf(sections[index], 'heading');
  const name = typeof heading === 'string' ? withoutMarks(heading) : id;
  return confirm(confirmRemove.replace('{number}', `${index + 1}`).replace('{name}', () => name));
}
