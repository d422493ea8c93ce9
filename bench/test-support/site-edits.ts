import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { required } from '../../tools/model/required.ts';
import { copyPage } from './generated-site.ts';
import { reworded } from './reworded.ts';

/** Changes a site as an editor would, each round in another way. */
type Edit = (root: string, round: number) => Promise<void>;

// biome-ignore lint/suspicious/noExplicitAny: these are files of any kind.
type Json = any;

async function changeJson(root: string, file: string, change: (value: Json) => void) {
  const value = JSON.parse(await readFile(join(root, file), 'utf8'));
  change(value);
  await writeFile(join(root, file), `${JSON.stringify(value, null, 2)}\n`);
}

const page = 'pages-config/pages/clinicas/pt.json';

/** The first text of a value that is a sentence, and what has it. */
function firstSentence(value: Json): { holder: Json; key: string } | undefined {
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'string' && /^[^@].{30,}\.$/.test(part)) return { holder: value, key };
    const found = typeof part === 'object' && part !== null && firstSentence(part);
    if (found) return found;
  }
  return undefined;
}

const rewordIn = (value: Json, round: number) => {
  const { holder, key } = required(firstSentence(value), 'sentence');
  holder[key] = reworded(holder[key], round);
};

/** The kinds of edits, by what is changed. */
export const edits: Record<string, Edit> = {
  nothing: async () => {},
  'words of a section': (root, round) =>
    changeJson(root, page, ({ sections }) => rewordIn(sections[2], round)),
  'heading of a page': (root, round) =>
    changeJson(root, page, ({ sections: [first] }) => {
      first.heading = reworded(first.heading, round);
    }),
  'message of all pages of a language': (root, round) =>
    changeJson(root, 'translations/pt.json', (messages) => {
      messages.navigation.skipToContent = reworded('Ir para o conteúdo', round);
    }),
  'footer of a language': (root, round) =>
    changeJson(root, 'pages-config/shell/pt.json', ({ footer }) => rewordIn(footer, round)),
  'label of a form': (root, round) =>
    changeJson(root, 'pages-config/forms/clinics.json', ({ fields: [first] }) => {
      first.label.pt = reworded(first.label.pt, round);
    }),
  'a picture': async (root, round) => {
    const file = join(root, 'public/images/vital-signs-poster.png');
    const changed = await sharp(await readFile(file))
      .modulate({ brightness: 1 + round / 500 })
      .png()
      .toBuffer();
    await writeFile(file, changed);
  },
  'hue of the site': (root, round) =>
    changeJson(root, 'pages-config/site.json', ({ theme }) => {
      theme.hue = 178 + round;
    }),
  'a page more': async (root) => {
    const folder = dirname(page);
    const campaigns = await readdir(join(root, 'pages-config/pages/campaigns')).catch(() => []);
    for (const name of await readdir(join(root, folder)))
      await copyPage(root, `${folder}/${name}`, campaigns.length);
  },
};
