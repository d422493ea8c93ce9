import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolLanguage } from '../../messages/language.ts';
import { exampleName, examplesOf } from '../../model/block-examples.ts';
import { blockSchemas, type Schema, schemasFolder } from '../../model/schemas.ts';
import { choiceTitle } from '../node/panel-schema.ts';
import { type GalleryAnswer, galleryTexts } from '../protocol/gallery.ts';
import { exampleAddress, exampleLanguageOf } from './example-site.ts';

/**
 * What the gallery knows of blocks beside their schemas: what each is for, in the other languages,
 * and what people call it who do not know its name.
 */
export const galleryNotes: Record<
  string,
  Record<'about' | 'words', Record<string, string>>
> = JSON.parse(readFileSync(join(schemasFolder, 'gallery.json'), 'utf8'));

/** What a block is for, in a language, or in Portuguese where the notes lack that one. */
export const blockDescription = (type: string, schema: Schema, language: ToolLanguage): string =>
  galleryNotes[type]?.about[language] ?? schema.description ?? '';

/**
 * Every block with the addresses of its examples in the catalogue, whose pages are made when one is
 * asked for.
 */
export function galleryAnswer(language: ToolLanguage): GalleryAnswer {
  const shown = exampleLanguageOf(language);
  const blocks = Object.entries(blockSchemas()).map(([type, schema]) => ({
    type,
    name: choiceTitle('type', type, language),
    description: blockDescription(type, schema, language),
    words: Object.values(galleryNotes[type]?.words ?? {}).join(' '),
    examples: examplesOf(schema).map((example, index) => ({
      name: exampleName(example, language),
      heading: String(example.sections[shown]?.heading ?? ''),
      address: exampleAddress(type, index, shown),
    })),
  }));
  return { blocks, texts: galleryTexts(language) };
}
