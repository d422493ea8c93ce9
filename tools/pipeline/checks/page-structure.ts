import { error, type Problem } from '../problem.ts';
import type { PageSource } from '../site.ts';
import type { Check } from './check.ts';

/** The versions of a page have the same sections, by id and type, in the same order as in the main language. */
export const pageStructure: Check = {
  codes: ['page/section-missing', 'page/section-extra', 'page/section-type', 'page/section-order'],
  run({ pages, config }) {
    const main = config.value.languages[0]!.code;
    const sound = pages.filter((page) => page.sound && new Set(idsOf(page)).size === idsOf(page).length);
    return sound.flatMap((page) => {
      const model = sound.find(({ route, language }) => route === page.route && language === main);
      return model && model !== page ? differences(page, model) : [];
    });
  },
};

const idsOf = (page: PageSource) => page.source.value.sections.map(({ id }) => id);

function differences(page: PageSource, model: PageSource): Problem[] {
  const [ids, modelIds] = [idsOf(page), idsOf(model)];
  const params = { language: page.language, file: model.source.file };
  const extra = ids.filter((id) => !modelIds.includes(id));
  const missing = modelIds.filter((id) => !ids.includes(id));
  const problems = extra.map((id, nth) =>
    missing[nth] && ids.indexOf(id) === modelIds.indexOf(missing[nth])
      ? error('page/section-extra', page.source.at(`/sections/${ids.indexOf(id)}/id`), { ...params, id, nearest: missing.splice(nth, 1, '')[0]! })
      : error('page/section-extra', page.source.at(`/sections/${ids.indexOf(id)}/id`), { ...params, id, nearest: '' }),
  );
  problems.push(...missing.filter(Boolean).map((id) => error('page/section-missing', page.source.at('/sections'), { ...params, id, position: String(modelIds.indexOf(id) + 1) })));
  if (problems.length > 0) return problems;
  ids.forEach((id, index) => {
    const modelType = model.source.value.sections.find((section) => section.id === id)!.type;
    const type = page.source.value.sections[index]!.type;
    if (type !== modelType) problems.push(error('page/section-type', page.source.at(`/sections/${index}/type`), { ...params, id, type, expected: modelType }));
  });
  const moved = ids.findIndex((id, index) => id !== modelIds[index]);
  if (moved >= 0) problems.push(error('page/section-order', page.source.at(`/sections/${moved}`), { ...params, id: ids[moved]!, expected: modelIds[moved]! }));
  return problems;
}
