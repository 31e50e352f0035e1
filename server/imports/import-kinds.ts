import { cardCodesImport } from './card-codes.ts';
import { codesImport } from './codes.ts';
import { floorsImport } from './floors.ts';
import { goodsImport } from './goods.ts';
import type { ImportKind } from './import-kind.ts';
import { plansImport } from './plans.ts';
import { productsImport } from './products.ts';
import { shopsImport } from './shops.ts';

/** Every kind of file, in the order in which a new mall imports them: later ones name rows of earlier ones. */
export const importKinds: readonly ImportKind[] = [
  productsImport,
  plansImport,
  shopsImport,
  goodsImport,
  codesImport,
  floorsImport,
  cardCodesImport,
];

/** The kind that a file's name begins with: card-codes-2026.csv is one of card codes. */
export const kindOfFile = (fileName: string): ImportKind | undefined =>
  importKinds.find(({ name }) => fileName.startsWith(name) && /^[-.]/.test(fileName.slice(name.length)));
