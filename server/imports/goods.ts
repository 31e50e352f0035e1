import { readGoodsFile } from '#core/rules/console/goods/goods-file.ts';
import { judgeGoods, writeGoods } from '../services/catalogue/public.ts';
import type { ImportKind } from './import-kind.ts';

/** Goods by the rules of the console's import: new ones are drafts, prices above the limits wait for a second person. */
export const goodsImport: ImportKind = {
  name: 'goods',
  title: '商品',
  async judge({ tx, now, by }, csv) {
    const file = readGoodsFile(csv);
    const judged = await judgeGoods(tx, file.goods);
    const writes = judged.filter(({ isNew, isChanged }) => isNew || isChanged);
    const created = writes.filter(({ isNew }) => isNew).length;
    const reasons = judged.flatMap((each) => each.reasons);
    return {
      faults: [...file.faults, ...judged.flatMap(({ faults }) => faults)].toSorted((a, b) => a.line - b.line),
      created,
      changed: writes.length - created,
      unchanged: judged.length - writes.length,
      notes: [
        ...(created > 0 ? ['新商品是草稿：在运营台“商品”检查后上架'] : []),
        ...reasons.map((each) => `等待另一人同意：${each}`),
      ],
      write: async () => {
        for (const { goods, version } of writes)
          await writeGoods(tx, goods, version, {
            by: { ...by, network: '本机' },
            reason: '从文件导入',
            now,
          });
      },
    };
  },
};
