import type { goodsBulk } from '#core/contract/console/goods/goods-bulk.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { changedTexts } from '#core/rules/console/goods/goods-texts.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { proposeListing, unlistGoods } from '../listing.ts';
import { auditTexts, lockedTexts, writeTexts } from '../save-goods.ts';

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;
type Outcomes = DataOf<typeof goodsBulk.bulkUnlist>;
type Outcome = Outcomes['outcomes'][number];

/** Each goods in a transaction of its own: what is refused for one changes nothing for the others. */
async function forEach(
  goodsIds: readonly string[],
  act: (goodsId: string) => Promise<Omit<Outcome, 'goodsId'>>,
): Promise<Outcomes> {
  const outcomes: Outcome[] = [];
  for (const goodsId of new Set(goodsIds))
    try {
      outcomes.push({ goodsId, ...(await act(goodsId)) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcomes.push({ goodsId, result: 'refused', text: error.message });
    }
  return { outcomes };
}

export const bulkUnlist = (
  deps: ConsoleDeps,
  { goodsIds, reason }: InputOf<typeof goodsBulk.bulkUnlist>,
  call: OperatorCall,
): Promise<Outcomes> =>
  forEach(goodsIds, async (goodsId) => {
    await unlistGoods(deps, { goodsId, reason }, call);
    return { result: 'done', text: '已下架' };
  });

export const bulkList = (
  deps: ConsoleDeps,
  { goodsIds, reason }: InputOf<typeof goodsBulk.bulkList>,
  call: OperatorCall,
): Promise<Outcomes> =>
  forEach(goodsIds, async (goodsId) => {
    await proposeListing(deps, { goodsId, reason }, call);
    return { result: 'proposed', text: '已提交审批' };
  });

/** Another category or limit for all of them. */
export const bulkEdit = (
  { db, clock }: ConsoleDeps,
  { goodsIds, categoryId, limitPerOrder, reason }: InputOf<typeof goodsBulk.bulkEdit>,
  call: OperatorCall,
): Promise<Outcomes> =>
  forEach(goodsIds, (goodsId) =>
    db.transaction().execute(async (tx) => {
      const before = await lockedTexts(tx, goodsId);
      const after = {
        ...before,
        categoryId: categoryId ?? before.categoryId,
        limitPerOrder: limitPerOrder ?? before.limitPerOrder,
      };
      const changes = changedTexts(before, after);
      if (changes.length === 0) throw new NotFound('没有要修改的内容');
      await writeTexts(tx, goodsId, before, after);
      await auditTexts(tx, { goodsId, name: before.name, changes, reason }, call, clock.now());
      return { result: 'done' as const, text: '已修改' };
    }),
  );
