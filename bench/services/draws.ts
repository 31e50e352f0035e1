import { lottery } from '#core/contract/activity/lottery.ts';
import { chiSquareOfLottery } from '#server/testing/kills/draw-load.ts';
import { sendCall } from '#server/testing/send-call.ts';
import { report } from '../harness/report.ts';
import type { Product } from '../harness/start-product.ts';
import { directClient } from '#server/testing/databases/direct-client.ts';

const lotteryId = 'turntable' as const;
const [atOnce, simulated] = [100, 1_000_000];

/** Parallel draws on one chance, and many draws against the published odds. */
export async function measureDraws(product: Product, accessToken: string): Promise<void> {
  const root = product.origin + product.base;
  const as = { accessToken };
  const { envelope: board } = await sendCall(root, lottery.lotteryBoard, { lotteryId });
  const { envelope: state } = await sendCall(root, lottery.lotteryState, { lotteryId }, { as });
  const [prizes, chanceId] = [board.data?.prizes, state.data?.next?.chanceId];
  if (!prizes || chanceId === undefined) throw new Error('the demo has no lottery with a chance');
  const answers = await Promise.all(
    Array.from({ length: atOnce }, async (_, at) => {
      const input = {
        lotteryId,
        chanceId,
        version: board.data?.version ?? 0,
        clientSeed: `ofThePage${at}`,
      };
      const { envelope } = await sendCall(root, lottery.drawLottery, input, { as });
      if (!envelope.data) throw new Error(`no draw: ${envelope.message}`);
      return JSON.stringify(envelope.data);
    }),
  );
  report(`${atOnce} parallel draws on one chance`, [
    { what: 'draws stored', value: await storedDraws(product.databaseUrl, chanceId), must: 1 },
    { what: 'different answers', value: new Set(answers).size, must: 1 },
  ]);
  report('Fairness of the lottery', [
    {
      what: `chi-square of ${simulated} draws among ${prizes.length} prizes`,
      value: chiSquareOfLottery(simulated, prizes),
      goal: { atMost: chiSquareBound(prizes.length - 1) },
    },
  ]);
}

/** Chi-square is above this in one of a thousand fair runs (approximation of Wilson and Hilferty). */
function chiSquareBound(degrees: number): number {
  const [deviations, part] = [3.0902, 2 / (9 * degrees)];
  return degrees * (1 - part + deviations * Math.sqrt(part)) ** 3;
}

async function storedDraws(databaseUrl: string, chanceId: string): Promise<number> {
  const client = directClient(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ draws: number }>(
      'select count(*)::integer as draws from lottery_draws where chance_id = $1',
      [chanceId],
    );
    return rows[0]?.draws ?? 0;
  } finally {
    await client.end();
  }
}
