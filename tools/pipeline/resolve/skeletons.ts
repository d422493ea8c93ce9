import type { Page, Section } from '../../../src/generated/types.ts';
import type { OutlineName, ShellData } from '../../../src/lib/page-data.ts';
import { addressOf } from '../../model/addresses.ts';
import { shownVersion } from '../../model/publishing.ts';
import { required } from '../../model/required.ts';
import { blockSchema } from '../../model/schemas.ts';
import { routesOf, type Site } from '../../model/site.ts';

/** How many of a page's sections its skeleton shows. */
const skeletonSections = 3;

/** What stands for a page while it loads: the shapes of its first sections. */
export const skeletonOf = ({ loading, sections }: Pick<Page, 'loading' | 'sections'>) =>
  loading === 'header' ? [] : sections.slice(0, skeletonSections).map(outlineOf);

function outlineOf(section: Section): OutlineName {
  const { type } = section;
  const shape = required(blockSchema(type).skeleton, `skeleton of the block ${type}`);
  return 'ground' in section && section.ground === 'dark' ? `${shape}-dark` : shape;
}

/** What the app knows of pages that it has not loaded. */
export function skeletonsOfSite(site: Site): Pick<ShellData, 'usualSkeleton' | 'headerOnlyPaths'> {
  const counts = new Map<string, number>();
  const headerOnlyPaths: string[] = [];
  for (const language of site.config.value.languages)
    for (const route of routesOf(site)) {
      const version = shownVersion(site, route, language.code);
      if (!version) continue;
      const skeleton = skeletonOf(version.source.value);
      if (skeleton.length === 0) {
        headerOnlyPaths.push(addressOf(site, version.path, language));
        continue;
      }
      const key = skeleton.join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const [usual = ''] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const usualSkeleton = (usual === '' ? [] : usual.split(' ')) as OutlineName[];
  return { usualSkeleton, headerOnlyPaths };
}
