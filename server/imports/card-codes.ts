import type { RowFault } from '#core/rules/console/goods/goods-price-file.ts';
import { readCardCodesFile, type FileBatch } from '#core/rules/imports/card-codes-file.ts';
import type { Tx } from '../db/database.ts';
import { cardCodeHash } from '../services/rights/public.ts';
import type { ImportKind } from './import-kind.ts';
import { judgeRows, knownValues } from './table-rows.ts';

const inConsole = { mayChange: false, changedIn: '卡密批次' } as const;

/** Cards printed elsewhere: their batches, and the hashes of their codes. */
export const cardCodesImport: ImportKind = {
  name: 'card-codes',
  title: '卡密',
  async judge({ tx, now, deps: { secret } }, csv) {
    const { batches, faults } = readCardCodesFile(csv);
    const codes = batches.flatMap(({ batchId, codes: ofBatch }) =>
      ofBatch.map(({ line, code }) => ({ line, batchId, hash: cardCodeHash(secret, code) })),
    );
    const there = await tx
      .selectFrom('card_codes')
      .select(['code_hash', 'batch_id'])
      .where('code_hash', 'in', [Buffer.alloc(0), ...codes.map(({ hash }) => hash)])
      .execute();
    const batchOf = new Map(there.map(({ code_hash, batch_id }) => [code_hash.toString('hex'), batch_id]));
    const fresh = codes.filter(({ hash }) => !batchOf.has(hash.toString('hex')));
    const elsewhere = codes.flatMap(({ line, batchId, hash }): RowFault[] => {
      const other = batchOf.get(hash.toString('hex'));
      return other === undefined || other === batchId
        ? []
        : [{ line, fault: `卡密已在批次 ${other}`, cure: '删掉这一行' }];
    });
    const judged = await judgeRows(
      tx,
      [
        {
          ...inConsole,
          table: 'card_code_batches',
          key: ['batch_id'],
          nameOf: ({ name }) => `批次 ${String(name)} `,
          rows: batches.map((batch) => ({
            line: batch.line,
            row: {
              batch_id: batch.batchId,
              act_num: batch.actNum,
              name: batch.name,
              pic_url: batch.picUrl,
              grants: batch.rightsId === null ? 'product' : 'right',
              product_id: batch.productId,
              rights_id: batch.rightsId,
              months: batch.months,
              begins_at: batch.beginsAt,
              ends_at: batch.endsAt,
            },
          })),
        },
        {
          ...inConsole,
          table: 'card_codes',
          key: ['code_hash'],
          nameOf: () => '卡密',
          rows: fresh.map(({ line, batchId, hash }) => ({
            line,
            row: { code_hash: `\\x${hash.toString('hex')}`, batch_id: batchId, created_at: now },
          })),
        },
      ],
      [...faults, ...elsewhere, ...(await unknownGrants(tx, batches))],
    );
    return { ...judged, unchanged: judged.unchanged + codes.length - fresh.length };
  },
};

/** Batches of products that are not there, and of rights that their product does not give alone. */
async function unknownGrants(tx: Tx, batches: readonly FileBatch[]): Promise<readonly RowFault[]> {
  const products = await knownValues(
    tx,
    'products',
    'product_id',
    batches.map(({ productId }) => productId),
  );
  const rights = await tx
    .selectFrom('rights as r')
    .innerJoin('right_groups as g', 'g.group_id', 'r.group_id')
    .select(['g.product_id', 'r.rights_id'])
    .where('g.product_id', 'in', ['', ...products])
    .where('r.removed_at', 'is', null)
    .execute();
  return batches.flatMap(({ line, productId, rightsId }): RowFault[] => {
    if (!products.has(productId))
      return [{ line, fault: `没有产品 ${productId}`, cure: '先导入 products.csv' }];
    if (rightsId === null) return [];
    const own = rights.filter(({ product_id }) => product_id === productId);
    return own.length === 1 && own[0]?.rights_id === rightsId
      ? []
      : [
          {
            line,
            fault: `${productId} 不是只有 ${rightsId} 一项权益的产品`,
            cure: '换一个只有这一项权益的产品，或者写开通月数',
          },
        ];
  });
}
