import type { BagRight, BlessingBag } from '#core/contract/content/blessing-bag.shapes.ts';
import { claimableCount, type QuotaGroup } from '#core/rules/rights/claimable-count.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { nextOpening } from '#core/rules/rights/next-opening.ts';
import type { Member } from '../../../http/call.ts';
import { ownedProducts } from '../../memberships/public.ts';
import { rightFacts } from '../rights/right-facts.ts';
import { rightView } from '../rights/right-view.ts';
import type { Listing } from '../rights/rights-lists.ts';
import type { RightRow } from '../rights/tables.ts';

/** The bag holds the rows of page_products under this name: a right of a product, or '' for all of its rights. */
const bagPage = 'BlessingBag';

/** The rights of this month's bag, from the products the subscriber holds; empty without them. */
export async function openBag(deps: Listing, member: Member): Promise<BlessingBag> {
  const now = deps.clock.now();
  const rows = await bagRows(deps, member, now);
  const rightsList = rows.map((row): BagRight => ({
    ...rightView(row, member.mobile, now),
    productId: row.product_id,
    productName: row.product_name,
    subscriptionId: row.subscription_id,
  }));
  const openings = rows.map((row) =>
    nextOpening(rightFacts(row, now), { day: row.opens_on_day, hour: row.opens_at_hour }, now),
  );
  const nextAt = openings.reduce(
    (soonest, at) => (at !== null && (soonest === null || at < soonest) ? at : soonest),
    null,
  );
  return {
    usableCount: claimableCount(quotaGroups(rows, rightsList)),
    waitCount: rightsList.filter(({ recvStatus }, at) => recvStatus >= 3 && openings[at] !== null).length,
    nextAt: nextAt === null ? null : new Date(nextAt).toISOString(),
    rightsList,
  };
}

/** The groups of the bag's rights; of a group it may hold only some rights. */
function quotaGroups(rows: readonly RightRow[], views: readonly BagRight[]): QuotaGroup[] {
  const groups = Map.groupBy(
    rows.map((row, at) => ({ row, view: views[at] })),
    ({ row }) => `${row.subscription_id} ${row.group_id}`,
  );
  return [...groups.values()].map((members) => ({
    chooseCount: members[0]?.row.choose_count ?? 0,
    chosenCount: members[0]?.row.group_used ?? 0,
    rightsList: members.flatMap(({ view }) => view ?? []),
  }));
}

async function bagRows({ db, lists }: Listing, { userId }: Member, now: Date): Promise<RightRow[]> {
  const [owned, bag] = await Promise.all([
    ownedProducts(db, userId, now),
    db
      .selectFrom('page_products')
      .select(['product_id', 'rights_id'])
      .where('page_id', '=', bagPage)
      .execute(),
  ]);
  const whole = new Set(bag.flatMap(({ product_id, rights_id }) => (rights_id === '' ? [product_id] : [])));
  const single = new Set(bag.map(({ rights_id }) => rights_id));
  const products = new Set(
    owned.map(({ product_id }) => product_id).filter((id) => bag.some(({ product_id }) => product_id === id)),
  );
  const { cycle } = claimCycle(now);
  const rows = await Promise.all([...products].map((productId) => lists({ userId, productId, cycle, now })));
  return rows.flat().filter(({ product_id, rights_id }) => whole.has(product_id) || single.has(rights_id));
}
