import { sql } from 'kysely';
import type { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { PrizeOdds } from '#core/contract/console/activities/every-activity.shapes.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { NotFound } from '../../../../http/refusal.ts';

interface PrizeRow {
  readonly version: number;
  readonly prize_id: string;
  readonly name: string;
  readonly pic_url: string;
  readonly kind: 'none' | 'coupon' | 'right';
  readonly weight: number;
  readonly cost_fen: number;
  readonly template_id: string | null;
  readonly rights_id: string | null;
  readonly left: number | null;
}
const shownVersions = 20;

/** The prizes of the latest versions with the units that are left, the latest version first. */
export async function versionPrizes(db: Db | Tx, lotteryId: string): Promise<readonly PrizeRow[]> {
  const { rows } = await sql<PrizeRow>`
    select p.version, p.prize_id, p.name, p.pic_url, p.kind, p.weight, p.cost_fen, p.template_id, p.rights_id,
      s.total - s.taken as left
    from lottery_prizes p left join lottery_stock s on s.lottery_id = p.lottery_id and s.prize_id = p.prize_id
    where p.lottery_id = ${lotteryId} and p.version in (
      select distinct version from lottery_prizes where lottery_id = ${lotteryId} order by version desc limit ${shownVersions})
    order by p.version desc, p.place`.execute(db);
  return rows;
}

export const oddsOf = ({ prize_id, name, kind, weight, cost_fen, left }: PrizeRow): PrizeOdds => ({
  prizeId: prize_id,
  name,
  kind,
  weight,
  costFen: cost_fen,
  left,
});

export async function lotteryVersions(
  db: Db,
  lotteryId: string,
): Promise<DataOf<typeof everyActivity.lotteryVersions>> {
  const [lottery, prizes, approved] = await Promise.all([
    db.selectFrom('lotteries').select('version').where('lottery_id', '=', lotteryId).executeTakeFirst(),
    versionPrizes(db, lotteryId),
    db.selectFrom('lottery_versions').selectAll().where('lottery_id', '=', lotteryId).execute(),
  ]);
  if (!lottery) throw new NotFound('没有这个抽奖');
  return {
    rows: [...Map.groupBy(prizes, ({ version }) => version)].map(([version, rows]) => {
      const row = approved.find((each) => each.version === version);
      return {
        version,
        state: row?.state ?? 'first',
        isCurrent: version === lottery.version,
        takesEffectAt: row?.takes_effect_at.toISOString() ?? null,
        prizes: rows.map(oddsOf),
      };
    }),
  };
}
