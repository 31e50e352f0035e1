import { z } from 'zod';
import type { codeBatches } from '#core/contract/console/rights/rights.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { idOf, newId } from '../../../../http/secrets.ts';
import { actorOf, appendAudit, propose, type ProposalKind } from '../../../operators/public.ts';

const input = z.object({
  batchId: z.string(),
  name: z.string(),
  actNum: z.string(),
  productId: z.string(),
  months: z.number().nullable(),
  codes: z.number(),
  beginsAt: z.string(),
  endsAt: z.string(),
});
type NewBatch = z.output<typeof input>;

interface Granted {
  readonly productName: string;
  readonly productPic: string;
  readonly priceFen: number;
  /** The only right of the product; undefined: it has none or several. */
  readonly right:
    | {
        readonly rightsId: string;
        readonly name: string;
        readonly picUrl: string;
        readonly worthFen: number | null;
      }
    | undefined;
}

async function grantedBy(tx: Tx, productId: string): Promise<Granted> {
  const product = await tx
    .selectFrom('products')
    .select(['name', 'pic_url', 'price_fen'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!product) throw new NotFound('没有这个产品');
  const rights = await tx
    .selectFrom('rights as r')
    .innerJoin('right_groups as g', 'g.group_id', 'r.group_id')
    .select(['r.rights_id', 'r.show_name', 'r.pic_url', 'r.worth_fen'])
    .where('g.product_id', '=', productId)
    .where('r.removed_at', 'is', null)
    .where('r.category_flag', '=', 1)
    .limit(2)
    .execute();
  const [right, another] = rights;
  return {
    productName: product.name,
    productPic: product.pic_url,
    priceFen: product.price_fen,
    right:
      right && !another
        ? {
            rightsId: right.rights_id,
            name: right.show_name,
            picUrl: right.pic_url,
            worthFen: right.worth_fen,
          }
        : undefined,
  };
}

const windowText = (beginsAt: Date | string, endsAt: Date | string): string =>
  `${chinaMinute(new Date(beginsAt))} 至 ${chinaMinute(new Date(endsAt))}`;

/** A new batch. Its codes are made after the approval by a job that continues where it ended (make-planned-codes.ts). */
export const makeCodeBatch: ProposalKind<NewBatch> = {
  kind: 'codes.batch',
  act: '制作卡密',
  objectKind: 'code-batch',
  approve: 'codes.approve',
  input,
  needsTotp: (costFen) => costFen !== null && costFen > 1_000_000,
  async dryRun(tx, batch, now) {
    const granted = await grantedBy(tx, batch.productId);
    const [beginsAt, endsAt] = [new Date(batch.beginsAt), new Date(batch.endsAt)];
    if (endsAt <= beginsAt) throw new Refusal('结束时间要晚于开始时间');
    if (endsAt <= now) throw new Refusal('结束时间已过');
    if (batch.months === null && !granted.right)
      throw new Refusal(`${granted.productName}不止一项权益，请选开通的月数，或换一个产品`);
    const one = batch.months === null ? granted.right?.worthFen : granted.priceFen * batch.months;
    const gives =
      batch.months === null
        ? `${granted.right?.name ?? ''}一份`
        : `${granted.productName} ${batch.months} 个月`;
    return {
      target: batch.batchId,
      targetName: batch.name,
      baseVersion: idOf(granted.productName, String(granted.priceFen), granted.right?.rightsId ?? ''),
      changes: [
        { field: '卡密', before: '', after: `${batch.codes.toLocaleString('zh-CN')} 个` },
        { field: '每个兑换', before: '', after: gives },
        { field: '兑换时间', before: '', after: windowText(beginsAt, endsAt) },
      ],
      effects: [
        '同意后开始制作，大批量要几分钟，进度在批次页',
        '做好后由负责人导出一次加密文件；运营台任何页面都看不到卡密',
      ],
      costFen: one == null ? null : one * batch.codes,
    };
  },
  async apply(tx, batch, { now, proposalId }) {
    const { right, productPic } = await grantedBy(tx, batch.productId);
    await tx
      .insertInto('card_code_batches')
      .values({
        batch_id: batch.batchId,
        act_num: batch.actNum,
        name: batch.name,
        pic_url: batch.months === null ? (right?.picUrl ?? productPic) : productPic,
        grants: batch.months === null ? 'right' : 'product',
        product_id: batch.productId,
        rights_id: batch.months === null ? (right?.rightsId ?? null) : null,
        months: batch.months,
        begins_at: new Date(batch.beginsAt),
        ends_at: new Date(batch.endsAt),
        planned: batch.codes,
        proposal_id: proposalId,
        created_at: now,
      })
      .execute();
  },
};

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;

export const proposeCodeBatch = (
  deps: ConsoleDeps,
  { reason, ...batch }: InputOf<typeof codeBatches.proposeCodeBatch>,
  call: OperatorCall,
): Promise<DataOf<typeof codeBatches.proposeCodeBatch>> =>
  propose(deps, makeCodeBatch, { input: { ...batch, batchId: newId() }, reason }, call);

async function lockedBatch(tx: Tx, batchId: string) {
  const row = await tx
    .selectFrom('card_code_batches')
    .select(['name', 'begins_at', 'ends_at'])
    .where('batch_id', '=', batchId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound('没有这批卡密');
  const stop = await tx
    .selectFrom('card_code_stops')
    .selectAll()
    .where('batch_id', '=', batchId)
    .executeTakeFirst();
  return { row, stop };
}

/** Ends the window of a batch at once: every reader judges by it. What was exchanged stays. */
export async function stopCodeBatch(
  { db, clock }: ConsoleDeps,
  { batchId, reason }: InputOf<typeof codeBatches.stopCodeBatch>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const { row, stop } = await lockedBatch(tx, batchId);
    if (stop) throw new Refusal('这一批已经停止');
    if (row.ends_at <= now) throw new Refusal('这一批已经结束，不用停止');
    await tx
      .insertInto('card_code_stops')
      .values({
        batch_id: batchId,
        stopped_at: now,
        stopped_by: call.caller.operatorId,
        reason,
        begins_before: row.begins_at,
        ends_before: row.ends_at,
      })
      .execute();
    const begun = row.begins_at < now ? row.begins_at : new Date(now.getTime() - 1_000);
    await tx
      .updateTable('card_code_batches')
      .set({ begins_at: begun, ends_at: now })
      .where('batch_id', '=', batchId)
      .execute();
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '停止卡密批次',
        objectKind: 'code-batch',
        objectKey: batchId,
        objectName: row.name,
        changes: [{ field: '兑换时间', before: windowText(row.begins_at, row.ends_at), after: '已停止' }],
        reason,
      },
      now,
    );
  });
  return null;
}

const restart = z.object({ batchId: z.string() });

/** A stopped batch gets the window back that it had. */
export const restartCodeBatch: ProposalKind<z.output<typeof restart>> = {
  kind: 'codes.restart',
  act: '恢复卡密批次',
  objectKind: 'code-batch',
  approve: 'codes.approve',
  input: restart,
  needsTotp: () => false,
  async dryRun(tx, { batchId }, now) {
    const { row, stop } = await lockedBatch(tx, batchId);
    if (!stop) throw new Refusal('这一批没有停止');
    if (stop.ends_before <= now) throw new Refusal('原来的兑换时间已过，请另做一批');
    return {
      target: batchId,
      targetName: row.name,
      baseVersion: stop.stopped_at.toISOString(),
      changes: [
        { field: '兑换时间', before: '已停止', after: windowText(stop.begins_before, stop.ends_before) },
      ],
      effects: ['没有兑换过的卡密可以继续兑换'],
      costFen: null,
    };
  },
  async apply(tx, { batchId }) {
    const { stop } = await lockedBatch(tx, batchId);
    if (!stop) return;
    await tx
      .updateTable('card_code_batches')
      .set({ begins_at: stop.begins_before, ends_at: stop.ends_before })
      .where('batch_id', '=', batchId)
      .execute();
    await tx.deleteFrom('card_code_stops').where('batch_id', '=', batchId).execute();
  },
};

export const proposeCodeRestart = (
  deps: ConsoleDeps,
  { batchId, reason }: InputOf<typeof codeBatches.proposeCodeRestart>,
  call: OperatorCall,
): Promise<DataOf<typeof codeBatches.proposeCodeRestart>> =>
  propose(deps, restartCodeBatch, { input: { batchId }, reason }, call);
