import { randomBytes } from 'node:crypto';
import { commitmentOf } from '#core/rules/lottery/commit-reveal.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { ChanceSource } from '../../../db/schema/lotteries.ts';
import { newId } from '../../../http/secrets.ts';

export interface Player {
  readonly lotteryId: string;
  readonly userId: string;
  /** Today in China. */
  readonly day: string;
}

/** Adds chances of a source for the day, numbered from `after` on; those that are there stay. Each gets a secret seed and shows its hash. */
export async function addChances(
  db: Db | Tx,
  { lotteryId, userId, day }: Player,
  source: ChanceSource,
  count: number,
  { after = 0, orderNo = null }: { readonly after?: number; readonly orderNo?: string | null } = {},
): Promise<void> {
  if (count === 0) return;
  const fresh = Array.from({ length: count }, () => {
    const seed = randomBytes(32).toString('hex');
    return { id: newId(), seed, commitment: commitmentOf(seed) };
  });
  await sql`
    with made as (
      insert into lottery_chances (chance_id, lottery_id, user_id, day, source, nth, commitment, order_no)
      select id, ${lotteryId}, ${userId}, ${day}, ${source}, ${after}::integer + nth, commitment, ${orderNo}
      from unnest(${fresh.map(({ id }) => id)}::text[], ${fresh.map(({ commitment }) => commitment)}::text[])
        with ordinality as f(id, commitment, nth)
      on conflict (user_id, lottery_id, day, source, nth) do nothing
      returning chance_id)
    insert into lottery_seeds (chance_id, seed)
    select s.id, s.seed from unnest(${fresh.map(({ id }) => id)}::text[], ${fresh.map(({ seed }) => seed)}::text[]) as s(id, seed)
    join made on made.chance_id = s.id`.execute(db);
}

/** Chances of the day that were not drawn yet, in the order they are used. */
export const openChances = (db: Db | Tx, { lotteryId, userId, day }: Player) =>
  db
    .selectFrom('lottery_chances as h')
    .leftJoin('lottery_draws as d', 'd.chance_id', 'h.chance_id')
    .select(['h.chance_id', 'h.commitment'])
    .where('h.user_id', '=', userId)
    .where('h.lottery_id', '=', lotteryId)
    .where('h.day', '=', day)
    .where('d.chance_id', 'is', null)
    .orderBy('h.source')
    .orderBy('h.nth')
    .execute();

/** The sources that brought a chance today. */
export async function sourcesToday(
  db: Db | Tx,
  { lotteryId, userId, day }: Player,
): Promise<ReadonlySet<ChanceSource>> {
  const rows = await db
    .selectFrom('lottery_chances')
    .select('source')
    .distinct()
    .where('user_id', '=', userId)
    .where('lottery_id', '=', lotteryId)
    .where('day', '=', day)
    .execute();
  return new Set(rows.map(({ source }) => source));
}

/** Gives further chances for the day, without a task. */
export const grantChances = (tx: Tx, player: Player, count: number): Promise<void> =>
  addFurther(tx, player, 'grant', count);

/** Gives the chances that an order brings. */
export const addOrderChances = (tx: Tx, player: Player, orderNo: string, count: number): Promise<void> =>
  addFurther(tx, player, 'order', count, orderNo);

async function addFurther(
  tx: Tx,
  player: Player,
  source: 'grant' | 'order',
  count: number,
  orderNo: string | null = null,
): Promise<void> {
  await sql`select from users where user_id = ${player.userId} for no key update`.execute(tx);
  const { after } = await tx
    .selectFrom('lottery_chances')
    .select((e) => e.fn.coalesce(e.fn.max('nth'), e.lit(0)).as('after'))
    .where('user_id', '=', player.userId)
    .where('lottery_id', '=', player.lotteryId)
    .where('day', '=', player.day)
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  await addChances(tx, player, source, count, { after, orderNo });
}
