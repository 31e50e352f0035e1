import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Lotteries, LotteryPrizes } from '../../../db/schema/lotteries.ts';
import type { ClaimState } from '../../../db/schema/claims.ts';

export type LotteryRow = Selectable<Lotteries>;
export type PrizeRow = Selectable<LotteryPrizes>;

export const lotteryOf = (db: Db | Tx, lotteryId: string): Promise<LotteryRow | undefined> =>
  db.selectFrom('lotteries').selectAll().where('lottery_id', '=', lotteryId).executeTakeFirst();

/** The prizes of some versions, in the order of their places. */
export const prizesOf = (db: Db | Tx, lotteryId: string, versions: readonly number[]): Promise<PrizeRow[]> =>
  db
    .selectFrom('lottery_prizes')
    .selectAll()
    .where('lottery_id', '=', lotteryId)
    .where(sql<boolean>`version = any(${versions}::integer[])`)
    .orderBy('version')
    .orderBy('place')
    .execute();

/** The prizes of which no unit is left. */
export async function soldOutPrizes(db: Db, lotteryId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('lottery_stock')
    .select('prize_id')
    .where('lottery_id', '=', lotteryId)
    .whereRef('taken', '>=', 'total')
    .execute();
  return new Set(rows.map(({ prize_id }) => prize_id));
}

interface TakenUnit {
  /** Units before and after; null for a prize without a limit. */
  readonly before: number | null;
  readonly after: number | null;
  readonly isTaken: boolean;
}

/** Takes one unit of a prize if one is left. The row's lock serialises concurrent draws of the prize. */
export async function takeUnit(
  tx: Tx,
  { lottery_id, prize_id }: Pick<PrizeRow, 'lottery_id' | 'prize_id'>,
): Promise<TakenUnit> {
  const stock = await tx
    .selectFrom('lottery_stock')
    .select(['total', 'taken'])
    .where('lottery_id', '=', lottery_id)
    .where('prize_id', '=', prize_id)
    .forUpdate()
    .executeTakeFirst();
  if (!stock) return { before: null, after: null, isTaken: true };
  const before = stock.total - stock.taken;
  if (before <= 0) return { before, after: before, isTaken: false };
  await tx
    .updateTable('lottery_stock')
    .set({ taken: stock.taken + 1 })
    .where('lottery_id', '=', lottery_id)
    .where('prize_id', '=', prize_id)
    .execute();
  return { before, after: before - 1, isTaken: true };
}

/** The subscribers who won last, with their sealed numbers. */
export const lastWinners = (db: Db, lotteryId: string, max: number) =>
  db
    .selectFrom('lottery_draws as d')
    .innerJoin('lottery_prizes as p', (join) =>
      join
        .onRef('p.lottery_id', '=', 'd.lottery_id')
        .onRef('p.version', '=', 'd.version')
        .onRef('p.place', '=', 'd.place'),
    )
    .innerJoin('users as u', 'u.user_id', 'd.user_id')
    .select(['u.mobile_sealed', 'p.name'])
    .where('d.lottery_id', '=', lotteryId)
    .where((e) => e.or([e('d.card_code', 'is not', null), e('d.subscription_id', 'is not', null)]))
    .where('u.closed_at', 'is', null)
    .orderBy('d.drawn_at', 'desc')
    .limit(max)
    .execute();

/** A draw with its commitment, its prize and the state of its delivery. */
export interface DrawRow {
  readonly chance_id: string;
  readonly user_id: string;
  readonly lottery_id: string;
  readonly version: number;
  readonly commitment: string;
  readonly seed: string;
  readonly client_seed: string;
  readonly number: number;
  readonly drawn_place: number;
  readonly place: number;
  readonly stock_before: number | null;
  readonly stock_after: number | null;
  readonly card_code: string | null;
  readonly subscription_id: string | null;
  readonly drawn_at: Date;
  /** The valid claim of the prize, otherwise the last failed one; null without a claim. */
  readonly claim_state: ClaimState | null;
  readonly claim_note: string | null;
}

/** Draws with the claim of their prize; to be narrowed by the caller. */
export const draws = (db: Db | Tx) =>
  db
    .selectFrom('lottery_draws as d')
    .innerJoin('lottery_chances as h', 'h.chance_id', 'd.chance_id')
    .leftJoinLateral(
      (l) =>
        l
          .selectFrom('claims as c')
          .select(['c.state', 'c.note'])
          .whereRef('c.user_id', '=', 'd.user_id')
          .whereRef('c.subscription_id', '=', 'd.subscription_id')
          .orderBy(sql`c.state = 'failed'`)
          .orderBy('c.claimed_at', 'desc')
          .limit(1)
          .as('k'),
      (join) => join.onTrue(),
    )
    .selectAll('d')
    .select(['h.commitment', 'k.state as claim_state', 'k.note as claim_note']);

export const drawOf = (db: Db | Tx, userId: string, drawId: string): Promise<DrawRow | undefined> =>
  draws(db).where('d.user_id', '=', userId).where('d.chance_id', '=', drawId).executeTakeFirst();
