import type { ContentForm } from '../content-form.ts';
import { floorsForm } from './floors-form.ts';
import { lampsForm } from './lamps-form.ts';
import { materialsForm } from './materials-form.ts';
import { menusForm } from './menus-form.ts';
import { noticesForm } from './notices-form.ts';
import { questionsForm } from './questions-form.ts';
import { rightTextsForm } from './right-texts-form.ts';
import { searchWordsForm } from './search-words-form.ts';
import { synonymsForm } from './synonyms-form.ts';

/** What operators edit, in the order of the menu. */
export const contentForms = [
  floorsForm,
  materialsForm,
  noticesForm,
  lampsForm,
  questionsForm,
  searchWordsForm,
  synonymsForm,
  menusForm,
  rightTextsForm,
] as const satisfies readonly ContentForm[];
