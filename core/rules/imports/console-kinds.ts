import type { FileImportKind } from '#core/contract/console/operations/file-import-kinds.ts';
import { cardCodesFileColumns } from './card-codes-file.ts';
import { codesFileColumns } from './codes-file.ts';
import { floorsFileColumns } from './floors-file.ts';
import { plansFileColumns } from './plans-file.ts';
import { productsFileColumns } from './products-file.ts';
import { shopsFileColumns } from './shops-file.ts';

interface ConsoleKind {
  readonly title: string;
  readonly columns: readonly string[];
  /** Its lines are shown to nobody. */
  readonly isSecret?: true;
}

/** The files that the console takes (docs/imports). */
export const consoleKinds: Readonly<Record<FileImportKind, ConsoleKind>> = {
  products: { title: '权益产品', columns: productsFileColumns },
  plans: { title: '付费方案', columns: plansFileColumns },
  shops: { title: '门店', columns: shopsFileColumns },
  codes: { title: '券码', columns: codesFileColumns, isSecret: true },
  floors: { title: '首页楼层', columns: floorsFileColumns },
  'card-codes': { title: '卡密', columns: cardCodesFileColumns, isSecret: true },
};
