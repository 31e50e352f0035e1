import pg from 'pg';
import { drawWinners, type DrawTicket } from '#core/rules/activity/draw.ts';
import { commitmentOf } from '#core/rules/lottery/commit-reveal.ts';
import { weightSum, type WeightedPrize } from '#core/rules/lottery/drawn-prize.ts';
import { computedDraw } from '#core/rules/lottery/verify-draw.ts';
import { openDatabase } from '../../db/database.ts';
import { commitDraw } from '../../services/activities/flash-sales/commit-draw.ts';
import { drawWork } from '../../services/activities/flash-sales/draw-work.ts';
import { testEncryption } from '../databases/test-encryption.ts';

/** Draws an activity among all subscribers whose id begins so; returns the time it took and the winners. */
export async function timedDraw(
  databaseUrl: string,
  activityId: string,
  idsBeginWith: string,
): Promise<{ readonly ms: number; readonly winners: number }> {
  const [sessionId = '', goodsId = ''] = activityId.split(':');
  const { db, close } = openDatabase({ url: databaseUrl });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await db
      .updateTable('seckill_sessions')
      // The draw that began first is drawn first: the demo may have others that are due.
      .set({ mode: 'draw', registers_at: new Date(0), closes_at: new Date(1), begins_at: new Date(2) })
      .where('session_id', '=', sessionId)
      .execute();
    await commitDraw(db, testEncryption, sessionId);
    await client.query(
      `insert into draw_tickets select $1, user_id, row_number() over (order by user_id), md5(user_id), now()
       from users where starts_with(user_id, $2)`,
      [sessionId, idsBeginWith],
    );
    await client.query(
      `insert into draw_entries select $1, $2, user_id, now() from draw_tickets where session_id = $1`,
      [sessionId, goodsId],
    );
    await client.query('analyze');
    const startedAt = performance.now();
    await drawWork({ db, clock: { now: () => new Date() }, encryption: testEncryption }).run();
    const ms = performance.now() - startedAt;
    const { rows } = await client.query<{ won: number }>(
      'select count(*)::integer as won from draw_entries where session_id = $1 and won',
      [sessionId],
    );
    return { ms, winners: rows[0]?.won ?? 0 };
  } finally {
    await client.end();
    await close();
  }
}

/** Chi-square of the winners of many draws of one piece among a few tickets. */
export function chiSquareOfDraws(draws: number, tickets: number): number {
  const list: DrawTicket[] = Array.from({ length: tickets }, (_, at) => ({
    ticketNo: at + 1,
    receipt: String(at),
    activityIds: ['a'],
  }));
  const wins = Array.from({ length: tickets }, () => 0);
  for (let round = 0; round < draws; round += 1)
    for (const winner of drawWinners(`seed ${round}`, list, [{ activityId: 'a', quota: 1 }]).get('a') ?? [])
      wins[winner - 1] = (wins[winner - 1] ?? 0) + 1;
  const expected = draws / tickets;
  return wins.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0);
}

/** Chi-square of many draws of a lottery against the odds of its prizes. */
export function chiSquareOfLottery(draws: number, prizes: readonly WeightedPrize[]): number {
  const drawn = prizes.map(() => 0);
  const commitment = commitmentOf('seed');
  for (let at = 0; at < draws; at += 1) {
    const proof = { commitment, seed: `seed ${at}`, chanceId: `chance ${at}`, clientSeed: 'page', prizes };
    const { place } = computedDraw(proof);
    drawn[place] = (drawn[place] ?? 0) + 1;
  }
  const sum = weightSum(prizes);
  return prizes.reduce((all, { weight }, place) => {
    const expected = (draws * weight) / sum;
    return all + ((drawn[place] ?? 0) - expected) ** 2 / expected;
  }, 0);
}
