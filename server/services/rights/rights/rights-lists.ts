import { sql } from 'kysely';
import { coalesce, type CoalesceOptions } from '../../../db/coalesce.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { ClaimState } from '../../../db/schema/claims.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import { isBlockedByProvince, type ProvinceLookup } from './home-province.ts';
import { levelOf, rightColumns, type WithoutProvince, type RightRow } from './tables.ts';

interface ListQuery {
  readonly userId: string;
  readonly productId: string;
  readonly subscriptionId?: string | undefined;
  readonly cycle: string;
  readonly now: Date;
}

/** The rights of a product the subscriber holds, in display order. Another user's subscription has no rows. */
export type RightsLists = (query: ListQuery) => Promise<RightRow[]>;

/** The dependencies of use cases that show lists of rights. */
export type Listing = Deps & { readonly lists: RightsLists };

const batching = {
  maxBatch: 256,
  maxQueue: 50_000,
  maxWaitMs: 5_000,
  onOverload: () => new Refusal('当前人数太多，请稍后再试'),
} satisfies Partial<CoalesceOptions<never, never>>;

/**
 * All holders of a product see the same rights, so concurrent requests share two batched queries: the rights of the product,
 * and what each subscriber has claimed of them. Nothing is cached: a request after a change sees it.
 */
export function rightsLists(homes: ProvinceLookup): RightsLists {
  const { db } = homes;
  const granted = coalesce<Pick<ListQuery, 'productId' | 'cycle'>, readonly GrantedRow[]>({
    ...batching,
    run: async (_productInCycle, [first, ...others]) => {
      const rows = first ? await grantedRights(db, first) : [];
      return [rows, ...others.map(() => rows)];
    },
  });
  const owned = coalesce<ListQuery, readonly OwnedRow[]>({
    ...batching,
    run: (cycle, queries) => ownedTogether(db, cycle, queries),
  });
  return async (query) => {
    const [rights, subscriptions] = await Promise.all([
      granted(`${query.cycle} ${query.productId}`, query),
      owned(query.cycle, query),
    ]);
    const isElsewhere = await isBlockedByProvince(homes, query.userId, rights);
    return subscriptions.flatMap((subscription) =>
      rights
        .filter(({ removed_at, rights_id }) => removed_at === null || subscription.claims?.[rights_id])
        .map((right) => rowOf(right, subscription, isElsewhere)),
    );
  };
}

type GrantedRow = Omit<
  WithoutProvince<RightRow>,
  'subscription_id' | 'opened_at' | 'group_used' | 'claim_id' | 'claim_state' | 'claimed_at' | 'level'
> & {
  /** Shown to those alone who claimed it. */
  readonly removed_at: Date | null;
};

const grantedRights = preparedQuery<Pick<ListQuery, 'productId' | 'cycle'>, GrantedRow>(
  'given-rights',
  (db, { productId, cycle }) =>
    db
      .selectFrom('products as p')
      .innerJoin('right_groups as g', 'g.product_id', 'p.product_id')
      .innerJoin('rights as r', 'r.group_id', 'g.group_id')
      .leftJoin('rights_stock as k', (j) =>
        j.onRef('k.rights_id', '=', 'r.rights_id').on('k.cycle', '=', cycle),
      )
      .select([...rightColumns, 'r.removed_at'])
      .where('p.product_id', '=', productId)
      .orderBy('g.sort')
      .orderBy('r.sort'),
);

interface OwnedRow {
  /** The query's place in the batch, counted from one. */
  readonly place: number;
  readonly subscription_id: string;
  readonly opened_at: Date;
  readonly level: number;
  /** This month's claims by right, and the number of choices by group. */
  readonly claims: Readonly<
    Record<string, readonly [claimId: string, state: ClaimState, claimedAt: string]>
  > | null;
  readonly used: Readonly<Record<string, number>> | null;
}

interface Holders {
  readonly cycle: string;
  readonly now: Date;
  readonly userIds: readonly string[];
  readonly productIds: readonly string[];
  readonly subscriptionIds: readonly (string | undefined)[];
}

const ownedBy = preparedQuery<Holders, OwnedRow>('held-by', (db, q) => ({
  compile: () =>
    sql<OwnedRow>`
    select w.place::integer as place, s.subscription_id, s.opened_at, ${levelOf(sql.ref('w.user_id'), q.now)} as level,
      (select json_object_agg(c.rights_id, json_build_array(c.claim_id, c.state, c.claimed_at)) from claims c
        where c.user_id = w.user_id and c.subscription_id = s.subscription_id and c.cycle = ${q.cycle}::char(7) and c.state <> 'failed') as claims,
      (select json_object_agg(u.group_id, u.used) from group_use u where u.subscription_id = s.subscription_id and u.cycle = ${q.cycle}::char(7)) as used
    from unnest(${q.userIds}::text[], ${q.productIds}::text[], ${q.subscriptionIds}::text[]) with ordinality as w(user_id, product_id, subscription_id, place)
    join subscriptions s on s.user_id = w.user_id and s.product_id = w.product_id and (w.subscription_id is null or s.subscription_id = w.subscription_id)
      and s.opened_at <= ${q.now} and (s.ends_at is null or s.ends_at > ${q.now})
    order by w.place, s.opened_at, s.subscription_id`.compile(db),
}));

async function ownedTogether(
  db: Deps['db'],
  cycle: string,
  queries: readonly ListQuery[],
): Promise<readonly (readonly OwnedRow[])[]> {
  const now = queries.at(-1)?.now;
  if (!now) return [];
  const rows = await ownedBy(db, {
    cycle,
    now,
    userIds: queries.map(({ userId }) => userId),
    productIds: queries.map(({ productId }) => productId),
    subscriptionIds: queries.map(({ subscriptionId }) => subscriptionId),
  });
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return queries.map((_query, at) => byPlace.get(at + 1) ?? []);
}

function rowOf(
  { removed_at: _removedAt, ...right }: GrantedRow,
  { subscription_id, opened_at, level, claims, used }: OwnedRow,
  isElsewhere: boolean,
): RightRow {
  const claim = claims?.[right.rights_id];
  return {
    ...right,
    out_of_province: isElsewhere && right.province_only,
    subscription_id,
    opened_at,
    level,
    group_used: used?.[right.group_id] ?? null,
    claim_id: claim?.[0] ?? null,
    claim_state: claim?.[1] ?? null,
    claimed_at: claim ? new Date(claim[2]) : null,
  };
}
