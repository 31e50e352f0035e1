import { sql } from 'kysely';
import type { goods } from '#core/contract/console/goods.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { readPriceFile, type RowFault, type PriceRow } from '#core/rules/console/goods/goods-price-file.ts';
import { priceVerdict } from '#core/rules/console/price-approval.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { changePrices } from './change-prices.ts';
import { runPrices } from './price-kind.ts';

type Call = typeof goods.importPrices;
type Report = DataOf<Call>;

/** Judges a file of prices line by line; nothing is written unless all lines are right and it is confirmed. */
export async function importPrices(
  deps: Pick<Deps, 'db' | 'clock'>,
  { csv, isConfirmed, reason }: InputOf<Call>,
  call: OperatorCall,
): Promise<Report> {
  const { lines, faults } = readPriceFile(csv);
  const report = {
    lines: lines.length,
    changed: 0,
    reasons: [],
    effects: [],
    proposalId: null,
    isDone: false,
  };
  const unknown = await unknownSkus(deps.db, lines);
  const readable = [...faults, ...unknown].toSorted((a, b) => a.line - b.line);
  if (readable.length > 0) return { ...report, faults: readable };
  const prices = lines.map(({ line: _line, ...price }) => price);
  const run = await deps.db.transaction().execute((tx) => runPrices(tx, { prices }, deps.clock.now()));
  const refused = run.changed.flatMap(({ before, after }): RowFault[] => {
    const verdict = priceVerdict({ before, after, dayAgo: before.dayAgo });
    if (verdict.kind !== 'refused') return [];
    const line = lines.find(({ skuId }) => skuId === after.skuId)?.line ?? 0;
    return [{ line, fault: verdict.reason, cure: '改好这一行再导入' }];
  });
  if (refused.length > 0) return { ...report, faults: refused.toSorted((a, b) => a.line - b.line) };
  const reasons = run.verdict.kind === 'ask' ? [...run.verdict.reasons] : [];
  const judged = {
    ...report,
    changed: run.changed.length,
    faults: [],
    reasons,
    effects: run.effects.filter((each) => !reasons.includes(each)),
  };
  if (!isConfirmed || run.changed.length === 0) return judged;
  return { ...judged, ...(await changePrices(deps, { prices }, reason, call)), isDone: true };
}

async function unknownSkus(db: Db, lines: readonly PriceRow[]): Promise<readonly RowFault[]> {
  const { rows } = await sql<{ skuId: string }>`
    select sku_id as "skuId" from skus where sku_id = any(${lines.map(({ skuId }) => skuId)}::text[])`.execute(
    db,
  );
  const known = new Set(rows.map(({ skuId }) => skuId));
  return lines
    .filter(({ skuId }) => !known.has(skuId))
    .map(({ line, skuId }) => ({
      line,
      fault: `没有规格 ${skuId}`,
      cure: '从导出的文件里复制规格编号',
    }));
}
