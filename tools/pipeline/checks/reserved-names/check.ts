import { error, type Problem, startOfFile } from '../../../model/problem.ts';
import type { Site } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { reservedFieldNames, reservedFolders, reservedSectionIds } from './reserved-names.ts';

/** Nothing is called like what the forms, the pages or the server have themselves. */
export const check: Check = (site) => [
  ...fieldProblems(site),
  ...trapProblems(site),
  ...pageProblems(site),
];

function fieldProblems({ forms, config }: Site): Problem[] {
  const { trapField } = config.value.leads;
  return [...forms.values()].flatMap((source) =>
    (['fields', 'hidden'] as const).flatMap((list) =>
      source.value[list].flatMap(({ name }, index) => {
        const place = () => source.at(`/${list}/${index}/name`);
        if (reservedFieldNames.has(name)) return [error('form/reserved-name', place(), { name })];
        return name === trapField ? [error('form/trap-name', place(), { name })] : [];
      }),
    ),
  );
}

function trapProblems({ config }: Site): Problem[] {
  const { trapField: name } = config.value.leads;
  return reservedFieldNames.has(name)
    ? [error('site/reserved-trap-name', config.at('/leads/trapField'), { name })]
    : [];
}

/** One problem a page: its versions share their folder and the ids of their sections. */
function pageProblems({ versions }: Site): Problem[] {
  return [...versions.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const [folder = ''] = first.route.split('/');
    const inFolder = reservedFolders.has(folder)
      ? [error('page/reserved-folder', startOfFile(first.source.file), { folder })]
      : [];
    const valid = all.find(({ isValid }) => isValid);
    if (!valid) return inFolder;
    const { source } = valid;
    const ids = source.value.sections.flatMap(({ id }, index) =>
      reservedSectionIds.has(id)
        ? [error('page/reserved-id', source.at(`/sections/${index}/id`), { id })]
        : [],
    );
    return [...inFolder, ...ids];
  });
}
