import { expect, it } from 'vitest';
import { problemCodes } from '../../tools/model/problem-texts.ts';
import { formatExample } from '../../tools/report/format-example.ts';
import { readProblemExample } from '../../tools/report/problem-examples.ts';
import { runTool } from '../run-tool.ts';

it('a code is explained: what it says, why, the wrong example and the right one', async () => {
  const { code, stdout } = await runTool('explain', 'schema/too-many-of', '--lang', 'en');
  expect(code).toBe(0);
  expect(stdout).toMatchInlineSnapshot(`
    "schema/too-many-of

    These fields cannot be used together: ….

    A button leads to one place only.

    ✗ Wrong:
      pages-config/pages/home/pt.json
        {
          …
          "sections": [
            {
              …
              "actions": [
                {
                  "label": "Começar",
                  "to": "#contact-section",
                  "href": "https://www.exemplo.com.br"
                }
              ]
            }
          ]
        }

    ✓ Right:
      pages-config/pages/home/pt.json
        {
          …
          "sections": [
            {
              …
              "actions": [
                {
                  "label": "Começar",
                  "to": "#contact-section"
                }
              ]
            }
          ]
        }
    "
  `);
});

it('without a code all are listed; one that is none gets the nearest', async () => {
  const all = await runTool('explain', '--lang', 'pt');
  expect(all.stdout.split('\n').flatMap((line) => /^(\S+) {2,}\S/.exec(line)?.[1] ?? [])).toEqual(
    problemCodes(),
  );
  expect(await runTool('explain', 'schema/enun', '--lang', 'pt')).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'Não existe o código "schema/enun". Você quis dizer "schema/enum"? npm run explain, sem nada depois, mostra todos.\n',
  });
  expect((await runTool('explain', 'xyz', '--lang', 'es')).stderr).toMatch(
    /^No existe el código "xyz"\. npm run explain/,
  );
});

it('a part of a file stands in its place, and … for the rest', () => {
  expect(
    formatExample(
      { 'a.json': { '/list/2/deep': { x: 1 }, '/list/2/-odd': 'y', '-/gone': 0 } },
      'en',
    ),
  ).toMatchInlineSnapshot(`
    "a.json
      {
        …
        "list": [
          …
          {
            …
            "deep": {
              "x": 1
            },
            "-odd": "y"
          }
        ],
        (without "gone")
      }"
  `);
  expect(
    formatExample({ 'b.json': ['{\t"a":\u00a01 }'], 'c.json': null }, 'pt'),
  ).toMatchInlineSnapshot(`
    "b.json
      {⟨Tab⟩"a":⟨U+00A0⟩1 }
    c.json
      (este arquivo não existe)"
  `);
});

it.each(problemCodes())('%s: the wrong example reads otherwise than the right one', (code) => {
  const { bad, good } = readProblemExample(code);
  expect(formatExample(bad, 'pt')).not.toBe(formatExample(good, 'pt'));
});
