import type { LotteryId } from '#core/contract/activity/lottery.shapes.ts';
import type { TestServer } from '../test-server.ts';

export interface TestPrize {
  readonly name: string;
  readonly weight: number;
  readonly templateId?: string;
  readonly rightsId?: string;
  readonly stock?: number;
  readonly costFen?: number;
}

/** A new version of a lottery with these prizes; fresh stock for each. Returns the version. */
export async function aLottery(
  { db, now }: Pick<TestServer, 'db' | 'now'>,
  prizes: readonly TestPrize[],
  { lotteryId = 'turntable', dailyChances = 1 }: { lotteryId?: LotteryId; dailyChances?: number } = {},
): Promise<number> {
  const last = await db
    .selectFrom('lotteries')
    .select('version')
    .where('lottery_id', '=', lotteryId)
    .executeTakeFirst();
  const version = (last?.version ?? 0) + 1;
  const values = {
    lottery_id: lotteryId,
    version,
    daily_chances: dailyChances,
    begins_at: new Date(now().getTime() - 86_400_000),
    ends_at: new Date(now().getTime() + 30 * 86_400_000),
  };
  await db
    .insertInto('lotteries')
    .values(values)
    .onConflict((c) => c.column('lottery_id').doUpdateSet(values))
    .execute();
  const prizeId = (place: number): string => `${lotteryId}.${version}.${place}`;
  await db
    .insertInto('lottery_prizes')
    .values(
      prizes.map(({ name, weight, templateId, rightsId, costFen = 0 }, place) => ({
        lottery_id: lotteryId,
        version,
        place,
        prize_id: prizeId(place),
        name,
        pic_url: 'quick/gift',
        kind: templateId ? ('coupon' as const) : rightsId ? ('right' as const) : ('none' as const),
        weight,
        template_id: templateId ?? null,
        rights_id: rightsId ?? null,
        cost_fen: costFen,
      })),
    )
    .execute();
  const stock = prizes.flatMap(({ stock: total }, place) =>
    total === undefined ? [] : [{ lottery_id: lotteryId, prize_id: prizeId(place), total }],
  );
  if (stock.length > 0) await db.insertInto('lottery_stock').values(stock).execute();
  return version;
}
