import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator, findMessage } from '../messages/translate.ts';
import type { BuildResult } from '../pipeline/build-result.ts';
import type { SharedRecordEvent } from '../pipeline/shared-record/shared-record.ts';

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * Builds a site with the record that machines share, where the environment names a store, and
 * tells what was taken from it and given to it.
 */
export async function buildShared(
  root: string,
  build: () => Promise<BuildResult>,
  language: ToolLanguage,
): Promise<BuildResult> {
  if (!process.env.BUILD_STORE) return build();
  const { withSharedRecord } = await import('../pipeline/shared-record/shared-record.ts');
  const t = createTranslator(language);
  const tell = (event: SharedRecordEvent) => {
    if ('fault' in event) {
      const { reason, ...values } = event.fault;
      console.error(findMessage(language, `cli.build.shared.${reason}`, values));
    } else if ('taken' in event) {
      const { files, bytes } = event.taken;
      console.log(t('cli.build.shared.taken', { files, bytes: inMegabytes(bytes) }));
    } else console.log(t('cli.build.shared.given', { bytes: inMegabytes(event.given) }));
  };
  return withSharedRecord(root, build, tell);
}
