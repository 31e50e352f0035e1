import { sql } from 'kysely';
import type { ProductTerms } from '#core/rules/console/rights/rights-product-changes.ts';
import type { Tx } from '../../../../db/database.ts';
import { maxCounted } from '../../../../db/remembered-count.ts';
import type { OpenProduct } from './product-rows.ts';

/** Whom changes of a product reach: who has it, and who claimed more this month than the group allows then. */
export async function productEffects(
  tx: Tx,
  before: OpenProduct,
  after: ProductTerms,
  { cycle, now }: { readonly cycle: string; readonly now: Date },
): Promise<readonly string[]> {
  const holders = sql`
    select subscription_id from subscriptions
    where product_id = ${before.productId} and opened_at <= ${now} and (ends_at is null or ends_at > ${now}) limit ${maxCounted + 1}`;
  const {
    rows: [count],
  } = await sql<{ value: number }>`select count(*)::integer as value from (${holders}) h`.execute(tx);
  const all = count?.value ?? 0;
  const isMany = all > maxCounted;
  const effects = [`${countText(Math.min(all, maxCounted), isMany)}位用户有这个产品`];
  for (const group of after.groups) {
    const old = before.groups.find(({ groupId }) => groupId === group.groupId);
    if (!old) continue;
    if (group.chooseCount < old.chooseCount) {
      const { rows } = await sql<{ value: number }>`
        select count(*)::integer as value from (${holders}) h join group_use u on u.subscription_id = h.subscription_id
          and u.group_id = ${group.groupId} and u.cycle = ${cycle}::char(7)
        where u.used > ${group.chooseCount}`.execute(tx);
      const beyond = countText(rows[0]?.value ?? 0, isMany);
      effects.push(
        `${group.name}：本月已有 ${beyond}位用户选了超过 ${group.chooseCount} 项，选过的都保留，本月不能再选`,
      );
    }
    if (group.chooseCount > old.chooseCount)
      effects.push(
        `${group.name}：用户本月还能多选 ${group.chooseCount - old.chooseCount} 项，同意后立即可领`,
      );
    const kept = new Set(group.rights.map(({ rightsId }) => rightsId));
    const removed = old.rights.filter(({ rightsId }) => !kept.has(rightsId));
    for (const { rightsId, showName } of removed) {
      const claimed = await claimedThisMonth(tx, rightsId, cycle);
      effects.push(`${showName}：本月已领的 ${claimed}份照常发放和查看，没领的用户不再看到`);
    }
    if (group.rights.some(({ rightsId }) => !old.rights.some((each) => each.rightsId === rightsId)))
      effects.push(`${group.name}：新增的权益同意后立即可见，文字在“权益文字”里修改`);
  }
  if (before.priceFen !== after.priceFen)
    effects.push('产品页显示新价格；已开通的用户不受影响，订单按商品的售价收');
  return effects;
}

/** Bounded like every count: the newest claims of the right by its index. */
async function claimedThisMonth(tx: Tx, rightsId: string, cycle: string): Promise<string> {
  const { rows } = await sql<{ value: number }>`
    select count(*)::integer as value from (
      select from claims where rights_id = ${rightsId} and claimed_at >= (${`${cycle}-01`}::timestamp at time zone 'Asia/Shanghai')
        and cycle = ${cycle}::char(7) and state <> 'failed' limit ${maxCounted + 1}) c`.execute(tx);
  const value = rows[0]?.value ?? 0;
  return countText(Math.min(value, maxCounted), value > maxCounted);
}

const countText = (value: number, isAtLeast: boolean): string =>
  `${value.toLocaleString('zh-CN')}${isAtLeast ? '+' : ''} `;
