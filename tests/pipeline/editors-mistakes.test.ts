import { describe, expect, it } from 'vitest';
import { createPreview } from '../../tools/dev/node/preview.ts';
import { fixSite } from '../../tools/editing/fix-site.ts';
import { isReminder } from '../../tools/model/problem.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { describeProblem } from '../../tools/report/describe-problem.ts';
import { type EditorsMistake, soundDraft } from './editors-mistakes.ts';
import { mistakesAlike } from './mistakes-alike.ts';
import { mistakesOfTheTrial } from './mistakes-of-the-trial.ts';

it('the site that mistakes are made in has none, whatever its line ends', async () => {
  const draft = soundDraft();
  expect((await checkSite(draft.files)).problems).toEqual([]);
  for (const file of draft.files.json.keys())
    draft.write(file, draft.text(file).replaceAll('\n', '\r\n'));
  expect((await checkSite(draft.files)).problems).toEqual([]);
});

/** Of texts that wait to be written the page shows more than a problem: their marks. */
const isShownOnPage = (code: string) => code === 'text/unwritten';

const isOneProblem = async (mistake: EditorsMistake) => {
  const { make, code, file, says, isFixed = false, places = 1 } = mistake;
  const draft = soundDraft();
  const preview = createPreview();
  await preview(draft.files);
  make(draft);
  const { problems } = await checkSite(draft.files);
  const { told } = await preview(draft.files);
  expect(told).toEqual(isShownOnPage(code) ? [] : problems);
  expect(problems.map((problem) => `${problem.code} ${problem.file}`)).toEqual([`${code} ${file}`]);
  const { message, hint } = describeProblem(problems[0]!, 'pt');
  expect(`${message} ${hint}`).toContain(says);
  const { applied, remaining: left } = await fixSite(draft.files);
  const remaining = left.filter((problem) => !isReminder(problem));
  expect(problems[0]!.edit !== undefined).toBe(isFixed);
  expect(applied).toHaveLength(isFixed ? places : 0);
  expect(remaining).toHaveLength(isFixed ? 0 : 1);
};

describe('a mistake of the trial is one problem, in check and dev, in its file, with what to do', () => {
  it.each(mistakesOfTheTrial)('$what', isOneProblem);
});

describe('and so is one of the same kinds', () => {
  it('there are more than 25', () => expect(mistakesAlike.length).toBeGreaterThan(25));
  it.each(mistakesAlike)('$what', isOneProblem);
});
