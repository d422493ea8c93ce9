import type { ToolLanguage } from '../../messages/language.ts';
import { blockSchemas } from '../../model/schemas.ts';
import { choiceTitle } from '../node/panel-schema.ts';
import { type GalleryAnswer, galleryTexts } from '../protocol/gallery.ts';
import { exampleAddress, exampleLanguageOf, examplesOf } from './example-site.ts';

/**
 * Every block with the addresses of its examples in the catalogue, whose pages are made when one is
 * asked for.
 */
export function galleryAnswer(language: ToolLanguage): GalleryAnswer {
  const shown = exampleLanguageOf(language);
  const blocks = Object.entries(blockSchemas()).map(([type, schema]) => ({
    type,
    name: choiceTitle('type', type, language),
    description: schema.description ?? '',
    examples: examplesOf(schema).map((example, index) => ({
      name: example.name,
      heading: String((example[shown] as { heading?: string }).heading ?? ''),
      address: exampleAddress(type, index, shown),
    })),
  }));
  return { blocks, texts: galleryTexts(language) };
}
