import type { ProblemCode } from '../../tools/model/problem.ts';
import type { SiteFiles } from '../../tools/model/site.ts';
import { testPicture } from '../site.ts';
import { translatedSite } from '../translation/translated-site.ts';

type Value = ReturnType<typeof JSON.parse>;

export const page = (route: string, language = 'pt') =>
  `pages-config/pages/${route}/${language}.json`;
export const [home, homeEn, about] = [page('home'), page('home', 'en'), page('about/us')];
export const [form, config] = ['pages-config/forms/contact.json', 'pages-config/site.json'];

/** A site's files that a mistake is made in. */
export class Draft {
  files: SiteFiles;
  constructor(files: SiteFiles) {
    this.files = { ...files, json: new Map(files.json), publicFiles: new Map(files.publicFiles) };
  }
  text = (file: string) => new TextDecoder().decode(this.files.json.get(file));
  write(file: string, text: string | Uint8Array) {
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    this.files.json.set(file, bytes);
  }
  /** Changes the text of a file. @throws where that changes nothing */
  type(file: string, typed: string, instead: string) {
    const [before, after] = [this.text(file), this.text(file).replace(typed, () => instead)];
    if (before === after) throw new Error(`${file} has no ${typed}.`);
    this.write(file, after);
  }
  edit(file: string, change: (value: Value) => void) {
    const value: Value = JSON.parse(this.text(file));
    change(value);
    this.write(file, JSON.stringify(value, null, 2));
  }
  /** Files that somebody renames, or removes, after they were committed. */
  move(from: string, to?: string) {
    const removed = new Map(this.files.removedPages);
    for (const file of [...this.files.json.keys()].filter((each) => each.startsWith(from))) {
      removed.set(file, this.text(file));
      if (to !== undefined) this.write(file.replace(from, to), this.text(file));
      this.files.json.delete(file);
    }
    this.files = { ...this.files, removedPages: removed };
  }
  picture(address: string) {
    this.files.publicFiles.set(address, async () => testPicture);
  }
}

export const picture = '/images/equipe.png';

const screen = (alt: string, label: string) => ({
  device: 'phone',
  alt,
  tenant: 'Clínica Sul',
  greeting: label,
  score: 76,
  scoreLabel: label,
  tiles: ['68 bpm', '7 h'].map((value) => ({ icon: 'heart', tone: 'brand', value, label })),
});

/** A page of two languages with every sort of thing that a mistake can be made in. */
const more = (heading: string, lead: string, alt: string) => [
  { type: 'split', id: 'team', heading, lead, picture: { src: picture, alt } },
  { type: 'split', id: 'screen', heading: lead, mockup: screen(`${alt}: 76`, heading) },
  {
    type: 'video',
    id: 'video',
    heading: alt,
    poster: { src: picture, alt: lead },
    embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    watchUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    videoTitle: heading,
  },
];

/** The site that the mistakes are made in; as it is, nothing is wrong with it. */
export function soundDraft(): Draft {
  const draft = new Draft(
    translatedSite({
      [home]: ({ sections }) => sections.splice(1, 0, ...more('Equipe', 'Gente boa', 'Uma sala')),
      [homeEn]: ({ sections }) => sections.splice(1, 0, ...more('Team', 'Good people', 'A room')),
    }),
  );
  draft.picture(picture);
  return draft;
}

/** A mistake, and the one problem that it is to be. */
export type EditorsMistake = {
  what: string;
  make: (draft: Draft) => void;
  code: ProblemCode;
  file: string;
  /** Words that the message or the hint must have: what to do about it. */
  says: string;
  /** Whether `npm run fix` mends it. */
  isFixed?: boolean;
  /** In how many files it was made; one, unless told otherwise. */
  places?: number;
};

/** The same change of the home page in all its languages. */
export const inAllLanguages = (change: (page: Value) => void) => (draft: Draft) => {
  for (const file of [home, homeEn]) draft.edit(file, change);
};
export const hero = (change: (section: Value) => void) => (draft: Draft) =>
  draft.edit(home, ({ sections }) => change(sections[0]));
export const heading = (text: string) => hero((section) => (section.heading = text));
export const link = (change: object) =>
  hero(({ actions }) => (actions[0] = { label: 'Ver', ...change }));
/** A link of all languages, whose labels are their own. */
export const linkInAll = (target: object) =>
  inAllLanguages(({ sections: [{ actions }] }) => {
    actions[0] = { label: actions[0].label, ...target };
  });
export const heroPicture = (src: string) => (draft: Draft) =>
  draft.edit(home, ({ sections }) => (sections[1].picture.src = src));
export const copyOf = (value: Value): Value => structuredClone(value);
