import type { goodsBulk } from '#core/contract/console/goods/goods-bulk.ts';
import { bulkTextsShape, type BulkTexts } from '#core/contract/console/goods/goods-bulk.shapes.ts';
import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import type { GoodsTexts } from '#core/contract/console/goods.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { bulkTexts } from '#core/rules/console/goods/bulk-texts.ts';
import { changedTexts } from '#core/rules/console/goods/goods-texts.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { idOf } from '../../../../http/secrets.ts';
import { appendAudit, type ProposalKind } from '../../../operators/public.ts';
import { lockedTexts, writeTexts } from '../save-goods.ts';

interface Changed {
  readonly goodsId: string;
  readonly before: GoodsTexts;
  readonly after: GoodsTexts;
  readonly changes: readonly FieldChange[];
}
interface Judged {
  readonly changed: readonly Changed[];
  readonly faults: { goodsId: string; text: string }[];
  /** How many are as they would become. */
  readonly same: number;
}

/** What becomes of each goods, under their locks. */
async function judge(tx: Tx, { goodsIds, ...change }: BulkTexts): Promise<Judged> {
  const changed: Changed[] = [];
  const faults: { goodsId: string; text: string }[] = [];
  let same = 0;
  for (const goodsId of [...new Set(goodsIds)].toSorted())
    try {
      const before = await lockedTexts(tx, goodsId);
      const judged = bulkTexts(before, change);
      const changes = 'texts' in judged ? changedTexts(before, judged.texts) : [];
      if ('fault' in judged) faults.push({ goodsId, text: judged.fault });
      else if (changes.length === 0) same += 1;
      else changed.push({ goodsId, before, after: judged.texts, changes });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults.push({ goodsId, text: error.message });
    }
  return { changed, faults, same };
}

const fieldsOf = (changed: readonly Changed[]): FieldChange[] =>
  changed.flatMap(({ before: { name }, changes }) =>
    changes.map(({ field, ...values }) => ({ field: `${name} ${field}`, ...values })),
  );

function effectsOf({ changed, same }: Judged, { couponTypes }: Pick<BulkTexts, 'couponTypes'>): string[] {
  const excluded = changed.filter(
    ({ before, after }) => before.couponTypes.length > 0 && after.couponTypes.length === 0,
  ).length;
  return [
    `改 ${changed.length} 件商品${same > 0 ? `，${same} 件已经是这样` : ''}，同意后几秒内出现在手机上`,
    ...(excluded > 0 ? [`${excluded} 件不再能用任何券；已领的券不收回，用在别的商品上`] : []),
    ...(couponTypes === null ? [] : ['已下的单按下单时的价格付款']),
  ];
}

/** What the act would do now; nothing is changed. */
export const tryBulkTexts = (
  { db }: Pick<Deps, 'db'>,
  input: BulkTexts,
): Promise<DataOf<typeof goodsBulk.tryBulkTexts>> =>
  db.transaction().execute(async (tx) => {
    const judged = await judge(tx, input);
    return {
      changes: fieldsOf(judged.changed),
      effects: effectsOf(judged, input),
      faults: judged.faults,
    };
  });

/** Labels and coupons of many goods at once: all of them, or none (docs/decisions/0195). */
export const goodsBulkTexts: ProposalKind<BulkTexts> = {
  kind: 'goods.bulk-texts',
  act: '批量改标签和可用券',
  objectKind: 'goods',
  approve: 'goods.approve',
  input: bulkTextsShape,
  needsTotp: () => false,
  async dryRun(tx, input) {
    const judged = await judge(tx, input);
    const [fault] = judged.faults;
    if (fault) throw new Refusal(`${fault.goodsId}：${fault.text}`);
    const { changed } = judged;
    const name = changed[0]?.before.name ?? '';
    return {
      target: `bulk-${idOf(...new Set(input.goodsIds))}`,
      targetName: changed.length > 1 ? `${name}等 ${changed.length} 件商品` : name,
      baseVersion: idOf(
        ...changed.map(({ goodsId, before }) =>
          [goodsId, ...before.tags, '', ...before.couponTypes].join(' '),
        ),
      ),
      changes: fieldsOf(changed),
      effects: effectsOf(judged, input),
      costFen: null,
    };
  },
  async apply(tx, input, { now, decidedBy, proposalId }) {
    const { changed } = await judge(tx, input);
    const { name } = await tx
      .selectFrom('operators')
      .select('name')
      .where('operator_id', '=', decidedBy)
      .executeTakeFirstOrThrow();
    for (const { goodsId, before, after, changes } of changed) {
      await writeTexts(tx, goodsId, before, after);
      // The history of each goods has what was changed of it.
      await appendAudit(
        tx,
        { operatorId: decidedBy, name, network: '' },
        {
          act: '修改商品',
          objectKind: 'goods',
          objectKey: goodsId,
          objectName: before.name,
          changes,
          proposalId,
        },
        now,
      );
    }
  },
};
