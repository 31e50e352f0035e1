import type { ContentForm } from '../content-form.ts';
import { categoriesForm } from './categories-form.ts';
import { marketingPointsForm } from './marketing-points-form.ts';
import { preheatNoticesForm } from './preheat-notices-form.ts';
import { guideStepsForm } from './guide-steps-form.ts';
import { pageTextsForm } from './page-texts-form.ts';
import { floorsForm } from './floors-form.ts';
import { lampsForm } from './lamps-form.ts';
import { materialsForm } from './materials-form.ts';
import { menusForm } from './menus-form.ts';
import { noticesForm } from './notices-form.ts';
import { questionsForm } from './questions-form.ts';
import { rightTextsForm } from './right-texts-form.ts';
import { searchWordsForm } from './search-words-form.ts';
import { synonymsForm } from './synonyms-form.ts';
import { zoneCardsForm } from './zone-cards-form.ts';

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
  categoriesForm,
  marketingPointsForm,
  preheatNoticesForm,
  guideStepsForm,
  pageTextsForm,
  zoneCardsForm,
] as const satisfies readonly ContentForm[];
