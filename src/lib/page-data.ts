import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type {
  Arrival,
  Brand,
  Carousels,
  Client,
  Field,
  HiddenField,
  Language,
  OriginFields,
  OriginRules,
  Page,
  ProviderScript,
  Section,
  Shell,
  ShellSettings,
  SkeletonShape,
  SocialLink,
  Timings,
} from '../generated/types.ts';
import type { Drawings } from './drawing-addresses.ts';
import type { Formula } from './formula.ts';
import type { RichTree } from './rich-text.ts';

/** What a section looks like until it is there: its block's outline, on dark ground or not. */
export type OutlineName = SkeletonShape | `${SkeletonShape}-dark`;

/**
 * A picture of the public folder as the build made it: its size, and its versions in better
 * formats.
 */
export type ResolvedPicture = {
  src: string;
  width: number;
  height: number;
  sources: { type: string; srcset: string }[];
};

export type ResolvedField = Omit<Field, 'label' | 'helper' | 'placeholder' | 'options'> & {
  label: string;
  helper?: string;
  placeholder?: string;
  options?: { value: string; label: string }[];
};

/**
 * A form definition in one language, with the address it is sent to, and whether that is the site's
 * own inbox.
 */
export type ResolvedForm = {
  name: string;
  action: string;
  isOwnEndpoint: boolean;
  /** Of numbers without a plus, in two letters; else they stay as they are typed. */
  phoneCountry?: string;
  trapField: string;
  privacy?: string;
  fields: ResolvedField[];
  hidden: HiddenField[];
  requiredNote: string;
  /** Where that line is not in the page's language: the language that it is in. */
  requiredNoteLanguage?: string;
  submit: string;
  purpose: string;
  providerScript?: ProviderScript;
  /** What the provider calls what is known of a lead's origin, where the form tells it. */
  originFields?: OriginFields;
};

/** The same page in another language; at a stand-in's address, the page in the main one. */
export type Alternate = {
  language: string;
  tag: string;
  name: string;
  path: string;
  offer: string;
  offerLink: string;
  isFallback?: true;
  /** That search engines are asked to leave it out. */
  search?: false;
};

/** All that one page is rendered from; served as its page.json. */
export type PageData = {
  /**
   * The client script this page was built with: another one means another build, and a full load.
   */
  build: string;
  /** What names this page's content as it was published: its HTML and its data have the same. */
  version?: string;
  /** The address, with the language's prefix. */
  path: string;
  language: string;
  /**
   * The language of the sections, where the page is missing in its own and the main one stands in.
   */
  contentLanguage: string;
  title: string;
  description: string;
  /** The hue of what is between header and footer. */
  hue: number;
  /** The brand ramp of this page: colours by step. */
  colorScale: Record<string, string>;
  /** The ramp of what is between header and footer, where they keep the site's. */
  contentScale?: Record<string, string>;
  loading: Page['loading'];
  /** Whether the bar that leads to the contact section may show. */
  callBar: boolean;
  /** What stands for the page while it loads; nothing where only the header shows. */
  skeleton: OutlineName[];
  arrivals: Arrival[];
  sections: Section[];
  pictures: Record<string, ResolvedPicture>;
  forms: Record<string, ResolvedForm>;
  /** The texts that have markup, by what is written; a page without any has none. */
  texts?: Record<string, RichTree>;
  /** The formulas of its calculators, as they were read, by what is written. */
  formulas?: Record<string, Formula>;
  /** The sizes in bytes of the files that it gives to download, by address. */
  downloads?: Record<string, number>;
  alternates: Alternate[];
  /** The picture that stands for the page where it is shared, and its size if it is the page's. */
  shareImage?: string;
  shareSize?: { width: number; height: number };
  /** That search engines are asked to leave the page out. */
  search?: false;
  /** Where the shell's data is served. */
  shell: string;
  /** Set on the error page. */
  failure?: Failure;
};

/** Why a page cannot be shown: the server's status, or what a defect in the code says. */
export type Failure = { status?: number; message?: string };

export type CompiledMessages = Record<string, MessageFormatElement[]>;

/** How the brand shows at the head and foot of pages: a picture, a name, or both. */
export type ResolvedLogo = {
  name?: string;
  picture?: ResolvedPicture;
  pictureOnDark?: ResolvedPicture;
};

/** All that the pages of one language share. */
export type ShellData = {
  /** The site's public address, without a slash at the end. */
  url: string;
  /** The address of the icon of the browser's tab, where the site has one. */
  icon?: string;
  language: Language;
  brand: Omit<Brand, 'logo'>;
  /** Where the brand has another than the usual sign and its name in small letters. */
  logo?: ResolvedLogo;
  /** With a label where the network has no text of the interface. */
  social: (SocialLink & { label?: string })[];
  /** The companies of the product screens; the sheet of drawings has their signs, by place. */
  clients: (Omit<Client, 'sign'> & { signed: boolean })[];
  settings: ShellSettings;
  timings: Timings;
  carousels: Carousels;
  shell: Shell;
  messages: CompiledMessages;
  drawings: Drawings;
  /** The year of the build, until the browser knows better. */
  year: number;
  /** What stands for a page while nothing is known of it. */
  usualSkeleton: OutlineName[];
  /**
   * The paths of pages of which only the header shows while they load, in all languages: the app
   * goes from one language to another, too. Every shell has all of them, so it is for few pages.
   */
  headerOnlyPaths: string[];
  /** What links within the site carry on from the address of the page. */
  originParameters?: OriginRules['allow'];
};
