import { expect, it } from 'vitest';
import { homeEn, homePt, translatedSite } from '../../../../tests/translation/translated-site.ts';
import { checkSite } from '../../check-site.ts';

type Page = { sections: { heading: string; lead: string; ground?: string }[] };

const opening = (heading: string, lead?: string) => (page: Page) =>
  Object.assign(page.sections[0]!, { heading }, lead && { lead });
const told = async (changes: Record<string, (page: Page) => void>) =>
  (await checkSite(translatedSite(changes))).problems.map(
    ({ code, severity, file, pointer, params }) => [
      code,
      severity,
      file,
      pointer,
      params.count,
      params.path,
    ],
  );

it('a page whose original has changed is one warning, with how many texts wait', async () => {
  const changed = opening('Outra abertura', 'Mais de 500 aparelhos em casa');
  const stale = ['language/stale', 'warning', homeEn, '/sections/0/heading', '2', '/'];
  expect(await told({})).toEqual([]);
  expect(await told({ [homePt]: changed })).toEqual([stale]);
});

it('a translation that is changed, too, clears its own mark', async () => {
  const [pt, en] = [
    opening('Outra abertura', 'Mais de 500 aparelhos em casa'),
    opening('Another opening'),
  ];
  const stale = ['language/stale', 'warning', homeEn, '/sections/0/lead', '1', '/'];
  expect(await told({ [homePt]: pt, [homeEn]: en })).toEqual([stale]);
  const both = opening('Another opening', 'More than 500 devices at home');
  expect(await told({ [homePt]: pt, [homeEn]: both })).toEqual([]);
});

it('is not said of a page in which anything else is wrong', async () => {
  const wrong = (page: Page) => {
    opening('Outra abertura')(page);
    page.sections[1]!.ground = 'sky';
  };
  expect((await told({ [homePt]: wrong })).map(([code]) => code)).toEqual(['schema/enum']);
});

it('header, messages and forms are told, too', async () => {
  const files = translatedSite({
    'pages-config/shell/pt.json': (shell) => (shell.footer.tagline = 'Outra frase'),
    'translations/pt.json': (messages) => (messages.common.close = 'Fechar já'),
    'pages-config/forms/contact.json': (form) => (form.fields[0].label.pt = 'Endereço de e-mail'),
  });
  const { problems } = await checkSite(files);
  expect(problems.map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([
    'pages-config/forms/contact.json /fields/0/label/en',
    'pages-config/shell/en.json /footer/tagline',
    'translations/en.json /common/close',
  ]);
});
