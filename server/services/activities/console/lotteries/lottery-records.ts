import type { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { pageByTime } from '../../../../db/keyset-page.ts';
import type { Deps } from '../../../../deps.ts';
import { draws } from '../../lottery/tables.ts';

/** Draws, newest first, with masked numbers. A draw says the version that it was made by. */
export async function lotteryRecords(
  { db, encryption }: Pick<Deps, 'db' | 'encryption'>,
  { lotteryId, version, prizeId, ...input }: InputOf<typeof everyActivity.lotteryRecords>,
): Promise<DataOf<typeof everyActivity.lotteryRecords>> {
  const matching = () => {
    let query = db
      .selectFrom('lottery_draws as d')
      .innerJoin('lottery_prizes as p', (join) =>
        join
          .onRef('p.lottery_id', '=', 'd.lottery_id')
          .onRef('p.version', '=', 'd.version')
          .onRef('p.place', '=', 'd.place'),
      )
      .where('d.lottery_id', '=', lotteryId);
    if (version !== undefined) query = query.where('d.version', '=', version);
    if (prizeId !== undefined) query = query.where('p.prize_id', '=', prizeId);
    return query;
  };
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows: matching().select(['d.chance_id', 'd.drawn_at']),
      by: ['d.drawn_at', 'd.chance_id'],
      keyOf: ({ drawn_at, chance_id }) => [drawn_at, chance_id],
      counted: () => matching().select('d.chance_id'),
    },
    input,
  );
  const rows =
    page.length === 0
      ? []
      : await recordRows(
          db,
          page.map(({ chance_id }) => chance_id),
        );
  return {
    nextKey,
    count,
    rows: rows.map((row) => ({
      drawId: row.chance_id,
      at: row.drawn_at.toISOString(),
      mobile: maskMobile(encryption.mobiles.open(row.mobile_sealed)),
      version: row.version,
      number: row.number,
      prize: row.prize,
      drawnPrize: row.drawn_place === row.place ? null : row.drawn_prize,
      costFen: row.cost_fen,
      delivery:
        row.card_code !== null
          ? 'card'
          : row.subscription_id === null
            ? 'none'
            : (row.claim_state ?? 'delivering'),
    })),
  };
}

const recordRows = (db: Deps['db'], ids: readonly string[]) =>
  draws(db)
    .innerJoin('users as u', 'u.user_id', 'd.user_id')
    .innerJoin('lottery_prizes as p', (join) =>
      join
        .onRef('p.lottery_id', '=', 'd.lottery_id')
        .onRef('p.version', '=', 'd.version')
        .onRef('p.place', '=', 'd.place'),
    )
    .innerJoin('lottery_prizes as n', (join) =>
      join
        .onRef('n.lottery_id', '=', 'd.lottery_id')
        .onRef('n.version', '=', 'd.version')
        .onRef('n.place', '=', 'd.drawn_place'),
    )
    .select(['u.mobile_sealed', 'p.name as prize', 'p.cost_fen', 'n.name as drawn_prize'])
    .where('d.chance_id', 'in', ids)
    .orderBy('d.drawn_at', 'desc')
    .orderBy('d.chance_id', 'desc')
    .execute();
