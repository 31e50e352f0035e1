import type { ContentKind } from '#core/contract/console/content.shapes.ts';
import { anyEntityKind, type AnyEntityKind } from './kinds/entity-kind.ts';
import { floorsKind } from './kinds/floors-kind.ts';
import { lampsKind } from './kinds/lamps-kind.ts';
import { materialsKind } from './kinds/materials-kind.ts';
import { menusKind } from './kinds/menus-kind.ts';
import { noticesKind } from './kinds/notices-kind.ts';
import { questionsKind } from './kinds/questions-kind.ts';
import { rightTextsKind } from './kinds/right-texts-kind.ts';
import { searchWordsKind } from './kinds/search-words-kind.ts';
import { synonymsKind } from './kinds/synonyms-kind.ts';

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
};
