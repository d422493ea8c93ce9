import { expect, test } from 'vitest';
import { filesAfterPlan } from '../../tools/editing/plan.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { placeholderCode } from '../../tools/pipeline/checks/placeholder-texts/check.ts';
import { load } from '../../tools/pipeline/load/load.ts';
import { validate } from '../../tools/pipeline/validate/validate.ts';
import { randomPlan, seededRandom } from './random-plans.ts';

const shipped = await load(projectRoot);

const sequences = 500;

/** How many sequences follow one another on the same site before it is looked at as a whole. */
const batch = 50;

/** What is wrong after some sequences of plans, but for texts that wait to be written. */
async function problemsAfter(seeds: number[]): Promise<string[]> {
  let files = shipped;
  const done: string[] = [];
  for (const seed of seeds) {
    const random = seededRandom(seed);
    const length = random() < 0.1 ? 2 : 1;
    for (let step = 1; step <= length; step += 1) {
      const { site, problems } = validate(files);
      expect(problems, done.join(', ')).toEqual([]);
      const [name, plan] = randomPlan(site!, random, `${seed}-${step}`);
      done.push(name);
      files = filesAfterPlan(files, plan);
    }
  }
  const { problems } = await checkSite(files);
  return problems
    .filter(({ code }) => code !== placeholderCode)
    .map(
      ({ code, file, line, pointer }) =>
        `${code} ${file}:${line} ${pointer} after ${done.join(', ')}`,
    );
}

const firstSeeds = Array.from({ length: sequences / batch }, (_, index) => index * batch);

test.each(firstSeeds)(
  'sequences of any plans leave the shipped site without errors: from seed %i on',
  async (first) => {
    const seeds = Array.from({ length: batch }, (_, index) => first + index);
    expect(await problemsAfter(seeds)).toEqual([]);
  },
);
