import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  count,
  id,
  idText,
  integer,
  isoTime,
  maskedMobile,
  notInSpec,
  pageOf,
  paging,
  picUrl,
} from '../fields.ts';

/** The wheel and its variant. */
export const lotteryId = z.enum(['turntable', 'turntable-02']);
export type LotteryId = z.output<typeof lotteryId>;

export const prizeKind = z.enum(['none', 'coupon', 'right']);
export type PrizeKind = z.output<typeof prizeKind>;

export const lotteryTask = z.enum(['signIn', 'browse', 'share']);

/** A field of the wheel, in the order of its places. */
export const lotteryPrize = z.object({
  name: z.string(),
  picUrl,
  kind: prizeKind,
  /** Its odds are its share of the sum of all weights. */
  weight: count,
});
export type LotteryPrize = z.output<typeof lotteryPrize>;

export const lotteryBoard = z.object({
  lotteryId,
  /** Changes with the prizes and odds; a draw refers to it. */
  version: z.int().min(1),
  /** 'usedUp': its budget is, so that it stopped by itself. */
  state: z.enum(['notBegun', 'open', 'stopped', 'usedUp', 'ended']),
  dailyChances: count,
  prizes: z.array(lotteryPrize.extend({ isSoldOut: z.boolean() })),
  rules: z.array(z.string()),
  winners: z.array(z.object({ mobile: maskedMobile, prizeName: z.string() })),
});
export type LotteryBoard = z.output<typeof lotteryBoard>;

export const lotteryState = z.object({
  chancesLeft: count,
  /** The next chance and the hash of its secret seed; null without a chance. */
  next: z.object({ chanceId: id, commitment: z.string() }).nullable(),
  tasks: z.array(
    z.object({
      task: lotteryTask,
      state: z.enum(['open', 'started', 'ready', 'done']),
      /** Milliseconds until a started task can be finished. */
      waitMs: count,
    }),
  ),
});
export type LotteryState = z.output<typeof lotteryState>;

/** 'none': no prize; 'card': a coupon, at once; the others: the delivery of a right. */
export const prizeDelivery = z.enum(['none', 'card', 'delivering', 'delivered', 'failed']);
export type PrizeDelivery = z.output<typeof prizeDelivery>;

export const lotteryDraw = z.object({
  /** The id of the chance it used. */
  drawId: id,
  drawnAt: isoTime,
  /** The prize, by its place on the wheel of this version. */
  place: count,
  delivery: prizeDelivery,
  /** The code or text the supplier delivered. */
  note: z.string(),
  /** What the draw is computed from again. */
  proof: z.object({
    version: z.int().min(1),
    commitment: z.string(),
    seed: z.string(),
    clientSeed: z.string(),
    number: count,
    /** Where the number fell; another place than the prize's if that was sold out. */
    drawnPlace: count,
    /** Units of the drawn prize before and after; null without a limit. */
    stockBefore: count.nullable(),
    stockAfter: count.nullable(),
    prizes: z.array(lotteryPrize),
  }),
});
export type LotteryDraw = z.output<typeof lotteryDraw>;

const clientSeed = z.string().regex(/^[A-Za-z0-9]{8,64}$/);

export const lotteryShapes = {
  lotteryBoard: shape(notInSpec(z.object({ lotteryId })), notInSpec(lotteryBoard)),
  lotteryState: shape(notInSpec(z.object({ lotteryId })), notInSpec(lotteryState)),
  doLotteryTask: shape(notInSpec(z.object({ lotteryId, task: lotteryTask })), notInSpec(lotteryState)),
  drawLottery: shape(
    notInSpec(z.object({ lotteryId, chanceId: idText, clientSeed, version: integer(1, 1_000_000) })),
    notInSpec(lotteryDraw),
  ),
  lotteryDraws: shape(
    notInSpec(z.object({ lotteryId, won: z.boolean().default(false), ...paging })),
    notInSpec(pageOf(lotteryDraw)),
  ),
  claimLotteryPrize: shape(notInSpec(z.object({ drawId: idText })), notInSpec(lotteryDraw)),
};
