import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Diagnostic, getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { exampleName, examplesOf } from '../../tools/model/block-examples.ts';
import { blockSchemas, projectRoot } from '../../tools/model/schemas.ts';
import { load } from '../../tools/pipeline/load/load.ts';

/**
 * The help that a code editor gives while somebody types: the committed schemas, by the service
 * that VS Code itself uses.
 */
const settings = JSON.parse(readFileSync(join(projectRoot, '.vscode/settings.json'), 'utf8')) as {
  'json.schemas': { fileMatch: string[]; url: string }[];
};
const service = getLanguageService({
  schemaRequestService: async (url) => readFileSync(new URL(url), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
});
const schemas = settings['json.schemas'].map(({ fileMatch, url }) => ({
  fileMatch,
  uri: new URL(url, `file://${projectRoot}/`).href,
}));
service.configure({ allowComments: false, schemas });

const pageFile = 'pages-config/pages/clinicas/pt.json';
const open = (text: string, file = pageFile) => {
  const document = TextDocument.create(`file://${projectRoot}/${file}`, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
};

/** What is offered where the text has a bar. */
async function offered(text: string) {
  const { document, json } = open(text.replace('|', ''));
  return (await service.doComplete(document, document.positionAt(text.indexOf('|')), json))!.items;
}

const diagnosed = async (text: string, file?: string): Promise<Diagnostic[]> => {
  const { document, json } = open(text, file);
  return service.doValidation(document, json, {
    schemaValidation: 'error',
    trailingCommas: 'error',
    comments: 'error',
  });
};

const page = (section: string) =>
  `{ "title": "Título", "description": "Um resumo que tem ao menos as cinquenta letras que se pedem.", "sections": [${section}] }`;
/** What a section of a page may be: a block, or one that pages share. */
const types = [...Object.keys(blockSchemas()), 'shared'];

describe('what is offered', () => {
  test('inside sections: a snippet for every example of every block, with its Portuguese description', async () => {
    const items = await offered(page('|'));
    for (const [type, schema] of Object.entries(blockSchemas())) {
      for (const example of examplesOf(schema)) {
        const name = exampleName(example, 'pt');
        const snippet = items.find(({ label }) => label === `${type}: ${name}`);
        expect([name, snippet?.documentation]).toEqual([name, schema.description]);
        expect(snippet!.insertText ?? snippet!.textEdit!.newText).toContain('"type"');
      }
    }
  });

  test('after "type": every block, each with what it is', async () => {
    const items = await offered(page('{ "type": "|" }'));
    expect(items.map(({ label }) => label.replaceAll('"', '')).sort()).toEqual([...types].sort());
    expect(
      items.every(({ documentation }) => JSON.stringify(documentation ?? '').length > 10),
    ).toBe(true);
  });

  test('in a section: the keys of its own type only', async () => {
    const labels = (await offered(page('{ "type": "accordion", "id": "a", | }'))).map(
      ({ label }) => label,
    );
    expect(labels).toEqual(expect.arrayContaining(['heading', 'items', 'ground']));
    expect(labels).not.toContain('form');
  });

  test('for a ground: its values, each explained', async () => {
    const items = await offered(page('{ "type": "accordion", "id": "a", "ground": "|" }'));
    expect(items.map(({ label }) => label.replaceAll('"', ''))).toEqual(
      expect.arrayContaining(['plain', 'sand', 'dark']),
    );
    expect(items.every(({ documentation }) => documentation)).toBe(true);
  });
});

describe('what is said of a mistake', () => {
  test.each([
    [
      'an unknown type',
      page('{ "type": "acordion", "id": "a" }'),
      `Valores possíveis: ${types.join(', ')}.`,
    ],
    [
      'a misspelt key',
      page('{ "type": "notice", "id": "a", "heading": "H", "laed": "L" }'),
      'Só valem estas chaves: ',
    ],
    [
      'a text where a list goes',
      page('{ "type": "accordion", "id": "a", "heading": "H", "items": "x" }'),
      'Aqui vai uma lista: [ ].',
    ],
    [
      'a number where a text goes',
      page('{ "type": "notice", "id": "a", "heading": 5 }'),
      'Aqui vai um texto entre aspas: "assim".',
    ],
    [
      'an id that is none',
      page('{ "type": "notice", "id": "Á b", "heading": "H" }'),
      'Este texto não tem a forma esperada. ',
    ],
  ])('%s: our words, in Portuguese', async (_name, text, words) => {
    const messages = (await diagnosed(text)).map(({ message }) => String(message));
    expect(
      messages.some((message) => message.includes(words)),
      messages.join('\n'),
    ).toBe(true);
  });

  test('every file of the site is as sound for the editor as for the check', async () => {
    for (const [file, bytes] of (await load(projectRoot)).json) {
      expect(
        schemas.some(({ fileMatch }) =>
          fileMatch.some((pattern) =>
            new RegExp(`^${pattern.replaceAll('**/', '.+/').replaceAll('*', '[^/]+')}$`).test(
              `/${file}`,
            ),
          ),
        ),
        file,
      ).toBe(true);
      expect(
        (await diagnosed(new TextDecoder().decode(bytes), file)).map(
          ({ message }) => `${file}: ${message}`,
        ),
      ).toEqual([]);
    }
  });
});

test.each(['"ground"', '"heading"', '"items"', '"type"'])(
  'on hover %s says what it is',
  async (key) => {
    const text = page(
      '{ "type": "accordion", "id": "a", "ground": "sand", "heading": "H", "items": [] }',
    );
    const { document, json } = open(text);
    const hover = await service.doHover(document, document.positionAt(text.indexOf(key) + 2), json);
    expect(JSON.stringify(hover!.contents).length).toBeGreaterThan(12);
  },
);

test('a file of the site finds its schema by its own $schema too', async () => {
  const bare = getLanguageService({
    schemaRequestService: async (url) => readFileSync(new URL(url), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
  });
  const text = readFileSync(join(projectRoot, pageFile), 'utf8').replace(
    '"type": "hero"',
    '"type": "heroo"',
  );
  const { document } = open(text);
  const problems = await bare.doValidation(document, bare.parseJSONDocument(document), {
    schemaValidation: 'error',
  });
  expect(problems.map(({ message }) => message).join()).toContain('Valores possíveis: ');
});
