import type { ContentKind } from '#core/contract/console/content.shapes.ts';
import { anyEntityKind, type AnyEntityKind } from './kinds/entity-kind.ts';
import { categoriesKind } from './kinds/categories-kind.ts';
import { marketingPointsKind } from './kinds/marketing-points-kind.ts';
import { preheatNoticesKind } from './kinds/preheat-notices-kind.ts';
import { guideStepsKind } from './kinds/guide-steps-kind.ts';
import { pageTextsKind } from './kinds/page-texts-kind.ts';
import { floorsKind } from './kinds/floors-kind.ts';
import { lampsKind } from './kinds/lamps-kind.ts';
import { materialsKind } from './kinds/materials-kind.ts';
import { menusKind } from './kinds/menus-kind.ts';
import { noticesKind } from './kinds/notices-kind.ts';
import { questionsKind } from './kinds/questions-kind.ts';
import { rightTextsKind } from './kinds/right-texts-kind.ts';
import { searchWordsKind } from './kinds/search-words-kind.ts';
import { synonymsKind } from './kinds/synonyms-kind.ts';
import { zoneCardsKind } from './kinds/zone-cards-kind.ts';

export const entityKinds: Readonly<Record<ContentKind, AnyEntityKind>> = {
  floors: anyEntityKind(floorsKind),
  materials: anyEntityKind(materialsKind),
  notices: anyEntityKind(noticesKind),
  lamps: anyEntityKind(lampsKind),
  questions: anyEntityKind(questionsKind),
  searchWords: anyEntityKind(searchWordsKind),
  synonyms: anyEntityKind(synonymsKind),
  menus: anyEntityKind(menusKind),
  rightTexts: anyEntityKind(rightTextsKind),
  categories: anyEntityKind(categoriesKind),
  marketingPoints: anyEntityKind(marketingPointsKind),
  preheatNotices: anyEntityKind(preheatNoticesKind),
  guideSteps: anyEntityKind(guideStepsKind),
  pageTexts: anyEntityKind(pageTextsKind),
  zoneCards: anyEntityKind(zoneCardsKind),
};
