import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blockPage } from '../../tools/dev/catalogue/block-page.tsx';
import { type CatalogueBlock, createCatalogue } from '../../tools/dev/catalogue/catalogue.ts';
import { exampleLanguages } from '../../tools/dev/catalogue/example-site.ts';
import { fieldsOf } from '../../tools/dev/catalogue/fields.ts';
import { listPage } from '../../tools/dev/catalogue/list-page.tsx';
import { createCatalogueServer } from '../../tools/dev/catalogue/serve.ts';
import { toolLanguages } from '../../tools/messages/language.ts';
import { blockSchemas, projectRoot, type Schema } from '../../tools/model/schemas.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { load } from '../../tools/pipeline/load/load.ts';
import { examplesByBlock } from '../blocks/example-site.ts';
import { copyProject, runProgram } from '../run-tool.ts';
import { siteFiles } from '../site.ts';

const ownSite = async () => (await checkSite(await load(projectRoot))).site!;

test('every block is there with every example in three languages, from the very JSON of its schema', async () => {
  const { blocks, pages } = await createCatalogue(await ownSite(), 'pt');
  expect(blocks.map(({ type }) => `${type}.schema.json`)).toEqual(
    (await readdir(join(projectRoot, 'schemas/blocks'))).sort(),
  );
  for (const [type, examples] of examplesByBlock()) {
    const block = blocks.find((each) => each.type === type)!;
    for (const language of exampleLanguages) {
      expect(block.examples[language].map(({ name, section }) => [name, section])).toEqual(
        examples.map(({ name, sections }) => [name.pt, sections[language]]),
      );
      for (const { address, section, problems } of block.examples[language]) {
        expect(problems, address).toEqual([]);
        expect((await pages.at(address)).sections, address).toMatchObject([
          { type, id: (section as { id: string }).id },
        ]);
      }
    }
  }
});

test('on another site an example shows that site’s own pictures and forms, and lacks only what it has not', async () => {
  const site = (await checkSite(await load(join(projectRoot, 'tests/fixtures/tiny-site')))).site!;
  const { blocks, pages } = await createCatalogue(site, 'es');
  const examples = blocks.flatMap(({ examples }) => examples.es);
  const lacking = examples.filter(({ problems }) => problems.length > 0);
  expect(lacking.map(({ name, section }) => [(section as { type: string }).type, name])).toEqual([
    ['media', 'Video centrado, fondo oscuro'],
    ['split', 'Video corto'],
    ['split', 'Panorama: video de borde a borde'],
  ]);
  const empty: string[] = [];
  for (const { address } of examples.filter((example) => !lacking.includes(example)))
    if ((await pages.at(address)).sections.length !== 1) empty.push(address);
  expect(empty).toEqual([]);
  expect((await pages.at('/es/__blocks/contact/1')).sections).toMatchObject([
    { form: 'trial-lesson' },
  ]);

  const serve = createCatalogueServer('es', async () => 'an example');
  const ask = async (address: string) =>
    String((await serve(new URL(address, 'http://localhost'), site))?.content);
  expect(await ask('/es/__blocks/media/1')).toBe('an example');
  const said = await ask('/es/__blocks/media/2');
  expect(said).toContain('Este ejemplo usa algo que este sitio no tiene:');
  expect(said).toContain('/videos/vital-signs.mp4');
});

const schema: Schema = {
  $id: 'blocks/quote.schema.json',
  title: 'QuoteSection',
  description: 'Uma frase de alguém.',
  skeleton: 'text',
  type: 'object',
  properties: {
    type: { description: 'O tipo do bloco.', const: 'quote' },
    id: { $ref: '../common.schema.json#/definitions/sectionId' },
    ground: { $ref: '../common.schema.json#/definitions/ground' },
    sayings: {
      description: 'As frases.',
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        description: 'Uma frase.',
        properties: {
          text: { description: 'O que foi dito.', type: 'string', minLength: 3, maxLength: 90 },
          year: { description: 'Quando.', type: 'integer', minimum: 1900 },
        },
        required: ['text'],
        additionalProperties: false,
      },
    },
    action: { $ref: '../common.schema.json#/definitions/action', description: 'Um botão.' },
    large: { description: 'Em letras grandes.', type: 'boolean', default: false },
  },
  required: ['type', 'id', 'sayings'],
  additionalProperties: false,
};

test('a block’s fields are told with all that its schema says of them, those of lists and groups too', () => {
  const fields = fieldsOf(schema, 'pt');
  expect(
    fields
      .filter(({ path }) => !path.startsWith('action.'))
      .map(
        ({
          path,
          type,
          required,
          defaultValue: standard,
          values,
          constraints: limits,
          description,
        }) =>
          [path, type, required, standard, values.join(), limits.join(), description].join(' | '),
      ),
  ).toMatchInlineSnapshot(`
    [
      "type | um texto | true |  | quote |  | O tipo do bloco.",
      "id | um texto | true |  |  | letras minúsculas, números e hífens, começando por uma letra: "nossos-planos" | Nome da seção no endereço (depois de #): letras minúsculas, números e hífens. É o mesmo em todas as línguas.",
      "ground | um texto | false | "plain" | plain,sand,tint,dark |  | O fundo da seção: "plain" (claro), "sand" (areia), "tint" (cor da marca, bem clara) ou "dark" (cor da marca, escura).",
      "sayings | uma lista; cada item, um grupo de campos | true |  |  | no mínimo 1 item,até 3 itens | As frases.",
      "sayings[].text | um texto | true |  |  | no mínimo 3 letras,até 90 letras | O que foi dito.",
      "sayings[].year | um número inteiro | false |  |  | a partir de 1900 | Quando.",
      "action | um grupo de campos | false |  |  | um só destes: to, href, modal | Um botão.",
      "large | true (sim) ou false (não), sem aspas | false | false |  |  | Em letras grandes.",
    ]
  `);
  expect(fields.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['action.label', 'action.to', 'action.href', 'action.modal']),
  );
});

test('every property of every block stands in its table, and has a description', () => {
  for (const [type, block] of Object.entries(blockSchemas())) {
    const fields = fieldsOf(block, 'en');
    expect(fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining(Object.keys(block.properties!)),
    );
    expect(
      fields.filter(({ description }) => !description).map(({ path }) => `${type}: ${path}`),
    ).toEqual([]);
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
  }
});

test.each(toolLanguages)('the pages speak the language of the tool: %s', async (language) => {
  const catalogue = await createCatalogue((await checkSite(siteFiles())).site!, language);
  const texts = [
    listPage(catalogue, 'en', language),
    ...catalogue.blocks.map((block: CatalogueBlock) => blockPage(catalogue, block, 'en', language)),
  ];
  for (const text of texts) {
    expect(text).toMatch(new RegExp(`<html lang="${language}`));
    expect(text).not.toMatch(/undefined|NaN|\[object|\{count\}/);
  }
});

test('a new block appears by itself, with its example', async () => {
  const project = await copyProject();
  const section = { type: 'quote', id: 'said', sayings: [{ text: 'The wind does the work.' }] };
  await writeFile(
    join(project, 'schemas/blocks/quote.schema.json'),
    JSON.stringify({
      ...schema,
      examples: [{ name: { en: 'A saying' }, pt: section, en: section, es: section }],
    }),
  );
  await writeFile(
    join(project, 'show.ts'),
    `
    import { createCatalogue } from './tools/dev/catalogue/catalogue.ts';
    import { listPage } from './tools/dev/catalogue/list-page.tsx';
    import { checkSite } from './tools/pipeline/check-site.ts';
    import { load } from './tools/pipeline/load/load.ts';
    const catalogue = await createCatalogue((await checkSite(await load('site'))).site!, 'en');
    const example = catalogue.blocks.find(({ type }) => type === 'quote')!.examples.en[0]!;
    console.log(JSON.stringify({ list: listPage(catalogue, 'en', 'en'), example, shown: (await catalogue.pages.at(example.address)).sections }));`,
  );
  const { stdout, stderr } = await runProgram(
    process.execPath,
    ['--import', 'tsx', 'show.ts'],
    project,
  );
  const { list, example, shown } = JSON.parse(stdout || expect.fail(stderr));
  expect(list).toContain('href="/__blocks/quote?lang=en"');
  expect(example).toEqual({
    name: 'A saying',
    section,
    address: '/en/__blocks/quote/1',
    problems: [],
  });
  expect(shown).toEqual([{ ...section, ground: 'plain', large: false }]);
});
