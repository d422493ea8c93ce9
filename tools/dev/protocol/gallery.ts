import type { ToolLanguage } from '../../messages/language.ts';
import { groupTexts } from './group-texts.ts';

/** A block as the gallery shows it: with a live page for each example. */
export type GalleryBlock = {
  type: string;
  /** What people call it, in the language of the tools. */
  name: string;
  /** What it is for. */
  description: string;
  /** Other words that people search for it with, in all languages of the tools. */
  words: string;
  /** Their names are in the language of the tools, too. */
  examples: { name: string; heading: string; address: string }[];
};

export type GalleryTexts = ReturnType<typeof galleryTexts>;

/** What the gallery says in a language; the browser fills what stands in braces. */
export const galleryTexts = (language: ToolLanguage) => groupTexts('gallery', language);

/** What `GET /__edit/gallery` answers. */
export type GalleryAnswer = { blocks: GalleryBlock[]; texts: GalleryTexts };
