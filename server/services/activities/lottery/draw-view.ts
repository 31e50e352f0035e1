import type { lottery as calls } from '#core/contract/activity/lottery.ts';
import type { LotteryDraw, PrizeDelivery } from '#core/contract/activity/lottery.shapes.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../db/database.ts';
import { paged } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { prizeView } from './lottery-board.ts';
import { draws, prizesOf, type DrawRow, type PrizeRow } from './tables.ts';

/** The subscriber's draws, newest first: all, or those that won. */
export async function lotteryDraws(
  { db }: Deps,
  { userId }: Member,
  { lotteryId, won, ...page }: InputOf<typeof calls.lotteryDraws>,
): Promise<DataOf<typeof calls.lotteryDraws>> {
  const isMine = db
    .selectFrom('lottery_draws as d')
    .where('d.user_id', '=', userId)
    .where('d.lottery_id', '=', lotteryId);
  const rows = draws(db).where('d.user_id', '=', userId).where('d.lottery_id', '=', lotteryId);
  const { list, ...rest } = await paged(
    page,
    won
      ? isMine.where((e) => e.or([e('d.card_code', 'is not', null), e('d.subscription_id', 'is not', null)]))
      : isMine,
    (won
      ? rows.where((e) => e.or([e('d.card_code', 'is not', null), e('d.subscription_id', 'is not', null)]))
      : rows
    )
      .orderBy('d.drawn_at', 'desc')
      .orderBy('d.chance_id'),
  );
  return { ...rest, list: await drawViews(db, list) };
}

/** Draws with the prizes of the version they were made with. */
export async function drawViews(db: Db, rows: readonly DrawRow[]): Promise<LotteryDraw[]> {
  const [first] = rows;
  if (!first) return [];
  const prizes = await prizesOf(db, first.lottery_id, [...new Set(rows.map(({ version }) => version))]);
  return rows.map((row) => viewOf(row, prizes));
}

const viewOf = (row: DrawRow, prizes: readonly PrizeRow[]): LotteryDraw => ({
  drawId: row.chance_id,
  drawnAt: row.drawn_at.toISOString(),
  place: row.place,
  delivery: deliveryOf(row),
  note: row.claim_state === null ? '' : (row.claim_note ?? ''),
  proof: {
    version: row.version,
    commitment: row.commitment,
    seed: row.seed,
    clientSeed: row.client_seed,
    number: row.number,
    drawnPlace: row.drawn_place,
    stockBefore: row.stock_before,
    stockAfter: row.stock_after,
    prizes: prizes.filter(({ version }) => version === row.version).map(prizeView),
  },
});

function deliveryOf({ card_code, subscription_id, claim_state }: DrawRow): PrizeDelivery {
  if (card_code !== null) return 'card';
  if (subscription_id === null) return 'none';
  // Between the draw and its claim, which a job repeats.
  return claim_state ?? 'delivering';
}
