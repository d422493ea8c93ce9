import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  homeEn,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles, testPage, testPicture } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const poster = { src: '/images/poster.jpg', alt: '' };
const video = {
  type: 'video',
  id: 'film',
  heading: 'A film',
  poster,
  embedUrl: 'https://video.example/1',
  watchUrl: 'https://video.example/1',
  videoTitle: 'A film',
};
const publicFiles = {
  '/images/poster.jpg': testPicture,
  '/videos/film.mp4': new Uint8Array(),
};

const split = (src: string) => ({
  type: 'split',
  id: 'split',
  heading: 'Signs',
  clip: { src, poster },
});

/** The home page in both languages, with a section more; the Portuguese one may differ. */
const withSection = (section: object, portuguese = section) =>
  Object.fromEntries(
    [[home, 'pt', portuguese] as const, [homeEn, 'en', section] as const].map(
      ([file, language, more]) => {
        const whole = testPage(language, 'home');
        return [file, { ...whole, sections: [...whole.sections, more] }];
      },
    ),
  );

it('a form that does not exist', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => (sections[1].form = 'contct'))),
  ).toMatchInlineSnapshot(`
    "form/unknown
    pages-config/pages/home/pt.json:27:15 /sections/1/form
    Não existe um formulário chamado "contct".
    Você quis dizer "contact"? Os formulários que existem são: contact."
  `);
});

it('a form that resembles none', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => (sections[1].form = 'newsletter'))),
  ).toMatchInlineSnapshot(`
    "form/unknown
    pages-config/pages/home/pt.json:27:15 /sections/1/form
    Não existe um formulário chamado "newsletter".
    Os formulários que existem são: contact. Cada um é um arquivo da pasta pages-config/forms."
  `);
});

it('pictures that exist', async () => {
  expect((await checkSite(siteFiles(withSection(video), publicFiles))).problems).toEqual([]);
});

it('a picture that does not exist', async () => {
  expect(
    await formatOnlyProblem(
      withSection(video, { ...video, poster: { src: '/images/postr.jpg', alt: '' } }),
      publicFiles,
    ),
  ).toMatchInlineSnapshot(`
    "picture/missing
    pages-config/pages/home/pt.json:34:16 /sections/2/poster/src
    Não encontrei a imagem "/images/postr.jpg" na pasta public.
    Você quis dizer "/images/poster.jpg"? Letras maiúsculas e minúsculas contam. Há, por exemplo: /images/poster.jpg."
  `);
});

it('a picture that resembles none', async () => {
  expect(
    await formatOnlyProblem(
      withSection(video, { ...video, poster: { src: '/team-of-the-clinic.png', alt: '' } }),
      publicFiles,
    ),
  ).toMatchInlineSnapshot(`
    "picture/missing
    pages-config/pages/home/pt.json:34:16 /sections/2/poster/src
    Não encontrei a imagem "/team-of-the-clinic.png" na pasta public.
    Ponha o arquivo na pasta public ou corrija o endereço. Letras maiúsculas e minúsculas contam. Há, por exemplo: /images/poster.jpg."
  `);
});

it('a video that does not exist', async () => {
  expect(
    await formatOnlyProblem(
      withSection(split('/videos/film.mp4'), split('/videos/flim.mp4')),
      publicFiles,
    ),
  ).toMatchInlineSnapshot(`
    "media/missing
    pages-config/pages/home/pt.json:34:16 /sections/2/clip/src
    Não encontrei o vídeo "/videos/flim.mp4" na pasta public.
    Você quis dizer "/videos/film.mp4"? Letras maiúsculas e minúsculas contam. Há, por exemplo: /videos/film.mp4."
  `);
});

it('a video that resembles none', async () => {
  expect(
    await formatOnlyProblem(
      withSection(split('/videos/film.mp4'), split('/walking-in-the-park.webm')),
      publicFiles,
    ),
  ).toMatchInlineSnapshot(`
    "media/missing
    pages-config/pages/home/pt.json:34:16 /sections/2/clip/src
    Não encontrei o vídeo "/walking-in-the-park.webm" na pasta public.
    Ponha o arquivo na pasta public ou corrija o endereço. Letras maiúsculas e minúsculas contam. Há, por exemplo: /videos/film.mp4."
  `);
});

it('a file that is there, in a format that no picture or video has', async () => {
  const files = { ...publicFiles, '/images/team.heic': testPicture, '/film.mov': testPicture };
  expect(
    await formatOnlyProblem(
      withSection(video, { ...video, poster: { src: '/images/team.heic', alt: '' } }),
      files,
    ),
  ).toMatchInlineSnapshot(`
    "picture/format
    pages-config/pages/home/pt.json:34:16 /sections/2/poster/src
    O arquivo "/images/team.heic" está na pasta public, mas o formato dele não funciona como imagem.
    Como imagem funcionam: AVIF, GIF, JPG, PNG, SVG, WebP. Converta-o num programa de imagens, ponha o novo arquivo na pasta public e mude o endereço."
  `);
  expect(
    await formatOnlyProblem(withSection(split('/videos/film.mp4'), split('/film.mov')), files),
  ).toMatchInlineSnapshot(`
    "media/format
    pages-config/pages/home/pt.json:34:16 /sections/2/clip/src
    O arquivo "/film.mov" está na pasta public, mas o formato dele não funciona como vídeo.
    Como vídeo funcionam: MP4, WebM. Converta-o num programa de vídeo, ponha o novo arquivo na pasta public e mude o endereço."
  `);
});

it('a video in the place of a picture is one problem', async () => {
  expect(
    await formatOnlyProblem(
      withSection(video, { ...video, poster: { src: '/videos/film.mp4', alt: '' } }),
      publicFiles,
    ),
  ).toMatch(/^picture\/format\n/);
});

it('a message that does not exist', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(home, ({ sections }) => (sections[0].lead = '@common.lernMore')),
    ),
  ).toMatchInlineSnapshot(`
    "message/unknown
    pages-config/pages/home/pt.json:15:15 /sections/0/lead
    Não existe uma tradução chamada "@common.lernMore".
    Você quis dizer "@common.learnMore"? Existem, por exemplo: common.learnMore, common.enlarge, common.crmOpen, common.close, common.backHome, common.email, common.formStep, common.pause, common.slide, common.loading, common.errorTitle, common.linkedin, …."
  `);
});

it('a message that resembles none', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(home, ({ sections }) => (sections[0].lead = '@home.subscribeToOurNewsletter')),
    ),
  ).toMatchInlineSnapshot(`
    "message/unknown
    pages-config/pages/home/pt.json:15:15 /sections/0/lead
    Não existe uma tradução chamada "@home.subscribeToOurNewsletter".
    Use um nome que exista nos arquivos da pasta translations, ou escreva o texto direto, sem o @. Existem, por exemplo: common.videoUnsupported, common.missingTranslation, common.tooManyTitle, common.tooManyText, common.previous, common.slide, common.clientColors, common.opensInNewTabNote, common.errorTitle, common.errorFailed, common.fieldRequired, common.chooseOption, …."
  `);
});
