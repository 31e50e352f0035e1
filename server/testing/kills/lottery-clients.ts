import { setTimeout as sleep } from 'node:timers/promises';
import type { LotteryDraw, LotteryId } from '#core/contract/activity/lottery.shapes.ts';
import { lottery } from '#core/contract/activity/lottery.ts';
import type { Holder } from '../data/add-holders.ts';
import { sendCall } from '../send-call.ts';
import { untilAnswered } from '../until-answered.ts';

export interface AnsweredDraw {
  readonly holder: Holder;
  readonly drawId: string;
  /** What never changes of a draw; its delivery goes on. */
  readonly result: string;
}

interface LotteryRecord {
  readonly draws: AnsweredDraw[];
  readonly refusals: string[];
  repeated: number;
}

export interface LotteryClients {
  readonly record: LotteryRecord;
  /** Asks for an answered draw again, with another number of the page. */
  drawAgain(draw: AnsweredDraw): Promise<string>;
  /** Starts no new draws; resolves when all are answered. */
  stop(): Promise<void>;
}

const clients = 6;
const pauseMs = 30;
/** A chance that is not used before midnight ends; the page then loads those of the next day. */
const dayIsOver = /这次机会已过期/;

/** Clients that use up the chances of one subscriber after the other, each with two requests at once, until they are answered. */
export function lotteryClients(
  root: () => string,
  { lotteryId, version }: { readonly lotteryId: LotteryId; readonly version: number },
  holders: readonly Holder[],
): LotteryClients {
  const record: LotteryRecord = { draws: [], refusals: [], repeated: 0 };
  let [next, enough] = [0, false];

  const request = (as: Holder, chanceId: string, clientSeed: string) =>
    untilAnswered(record, pauseMs, () =>
      sendCall(root(), lottery.drawLottery, { lotteryId, version, chanceId, clientSeed }, { as }),
    );
  const draw = async (holder: Holder, chanceId: string): Promise<void> => {
    const answers = await Promise.all(
      ['firstTap', 'secondTap'].map((clientSeed) => request(holder, chanceId, clientSeed)),
    );
    for (const { envelope } of answers)
      if (envelope.success)
        record.draws.push({ holder, drawId: envelope.data.drawId, result: resultOf(envelope.data) });
      else if (!dayIsOver.test(envelope.message)) record.refusals.push(envelope.message);
  };
  const nextChance = async (as: Holder): Promise<string | undefined> => {
    const { envelope } = await untilAnswered(record, pauseMs, () =>
      sendCall(root(), lottery.lotteryState, { lotteryId }, { as }),
    );
    if (!envelope.success) record.refusals.push(envelope.message);
    return envelope.data?.next?.chanceId;
  };
  const client = async (): Promise<void> => {
    for (let holder = holders[next++]; holder && !enough; holder = holders[next++])
      for (
        let chanceId = await nextChance(holder);
        chanceId !== undefined && !enough;
        chanceId = await nextChance(holder)
      ) {
        await draw(holder, chanceId);
        await sleep(pauseMs);
      }
  };
  const all = Promise.all(Array.from({ length: clients }, client));
  return {
    record,
    drawAgain: async ({ holder, drawId }) => {
      const { envelope } = await request(holder, drawId, 'muchLater');
      return envelope.success ? resultOf(envelope.data) : envelope.message;
    },
    stop: async () => ((enough = true), void (await all)),
  };
}

const resultOf = ({ drawId, drawnAt, place, proof }: LotteryDraw): string =>
  JSON.stringify({ drawId, drawnAt, place, proof });
