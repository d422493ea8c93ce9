import type { ToolLanguage } from '../../messages/language.ts';
import { groupTexts } from './group-texts.ts';

/** What the panel says; the browser fills what stands in braces. */
export type PanelTexts = ReturnType<typeof panelTexts>;

/** What the panel says in a language, or in Portuguese where that one lacks it. */
export const panelTexts = (language: ToolLanguage) => groupTexts('panel', language);
