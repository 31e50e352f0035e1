import { readCodesFile } from '#core/rules/imports/codes-file.ts';
import { codeHash } from '../http/secrets.ts';
import type { ImportKind } from './import-kind.ts';
import { judgeRows } from './table-rows.ts';

/** Codes of suppliers, sealed. A code is in stock once: its id follows from it under the mall's secret. */
export const codesImport: ImportKind = {
  name: 'codes',
  title: '券码',
  async judge({ tx, now, deps: { encryption, secret } }, csv) {
    const { codes, faults } = readCodesFile(csv, now);
    const ids = codes.map(({ skuId, code }) =>
      codeHash(secret, 'goods-code', `${skuId} ${code}`).toString('hex').slice(0, 24),
    );
    const sold = await tx
      .selectFrom('skus as k')
      .innerJoin('goods as g', 'g.goods_id', 'k.goods_id')
      .select('k.sku_id')
      .where('g.kind', '=', 'code')
      .where('k.sku_id', 'in', ['', ...new Set(codes.map(({ skuId }) => skuId))])
      .execute();
    const known = new Set(sold.map(({ sku_id }) => sku_id));
    const unknown = codes
      .filter(({ skuId }) => !known.has(skuId))
      .map(({ line, skuId }) => ({
        line,
        fault: `没有卡密规格 ${skuId}`,
        cure: '先导入 goods.csv，类型写卡密；规格编号从导出的文件里复制',
      }));
    const there = await tx
      .selectFrom('sku_codes')
      .select('code_id')
      .where('code_id', 'in', ['', ...ids])
      .execute();
    const stocked = new Set(there.map(({ code_id }) => code_id));
    const fresh = codes.flatMap((code, at) => {
      const codeId = ids[at] ?? '';
      return stocked.has(codeId) ? [] : [{ ...code, codeId }];
    });
    const judged = await judgeRows(
      tx,
      [
        {
          table: 'sku_codes',
          key: ['code_id'],
          mayChange: false,
          changedIn: '商品',
          nameOf: () => '券码',
          rows: fresh.map(({ line, codeId, skuId, code, validUntil }) => ({
            line,
            row: {
              code_id: codeId,
              sku_id: skuId,
              code_sealed: encryption.goodsCodes.seal(code),
              valid_until: validUntil,
            },
          })),
        },
      ],
      [...faults, ...unknown],
    );
    return { ...judged, unchanged: codes.length - fresh.length };
  },
};
