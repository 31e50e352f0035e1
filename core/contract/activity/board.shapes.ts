import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, id, idText, isoTime, maskedMobile, noData, noInput, picUrl } from '../fields.ts';
import { lotteryId } from './lottery.shapes.ts';

/** A flash sale or a draw of the day, or one that comes next. */
const boardSale = z.object({
  sessionId: id,
  sessionName: z.string(),
  mode: z.enum(['race', 'draw']),
  beginsAt: isoTime,
  endsAt: isoTime,
  /** The registration of a draw. */
  registersAt: isoTime.nullable(),
  closesAt: isoTime.nullable(),
  drawnAt: isoTime.nullable(),
  isStopped: z.boolean(),
  /** The pieces of all goods, and those that are taken; of a draw, the tickets that won. */
  total: count,
  taken: count,
  /** Subscribers who asked for a reminder; of a draw, those who registered. */
  followers: count,
  limitPerUser: count,
  goods: z.array(
    z.object({
      activityId: id,
      goodsId: id,
      goodsName: z.string(),
      picUrl,
      priceFen: fen,
      originalPriceFen: fen,
    }),
  ),
  /** The caller's part in it; null for guests. */
  mine: z
    .object({
      isReminded: z.boolean(),
      /** Pieces reserved, ordered or bought. */
      pieces: count,
      /** The number for the draw, and whether it won; null before the draw. */
      ticketNo: count.nullable(),
      won: z.boolean().nullable(),
    })
    .nullable(),
});
export type BoardSale = z.output<typeof boardSale>;

const boardGroups = z.object({
  offers: count,
  lowestFen: fen,
  /** Of the first offer. */
  picUrl,
  /** Groups that can be joined. */
  open: count,
  /** The caller's groups that wait for members, those that end first. */
  mine: z.array(
    z.object({
      groupNo: id,
      missing: count,
      size: count,
      expiresAt: isoTime,
      goodsName: z.string(),
      picUrl,
      priceFen: fen,
      savedFen: fen,
    }),
  ),
});
export type BoardGroups = z.output<typeof boardGroups>;

const boardCash = z.object({
  state: z.enum(['running', 'stopped', 'usedUp']),
  /** Subscribers who signed in today. */
  signers: count,
  /** The reward of the first day. */
  firstFen: fen,
  mine: z
    .object({
      signedToday: z.boolean(),
      streak: count,
      /** The reward of today, got or open. */
      todayFen: fen,
      bonus: z.object({ days: count, daysLeft: count, amountFen: fen }).nullable(),
    })
    .nullable(),
});
export type BoardCash = z.output<typeof boardCash>;

const boardLottery = z.object({
  lotteryId,
  state: z.enum(['notBegun', 'open', 'stopped', 'usedUp', 'ended']),
  /** Units of all prizes that are limited. */
  prizesLeft: count,
  dailyChances: count,
  latest: z.object({ mobile: maskedMobile, prizeName: z.string() }).nullable(),
  mine: z.object({ chancesLeft: count }).nullable(),
});
export type BoardLottery = z.output<typeof boardLottery>;

const activityBoard = z.object({
  serverNow: isoTime,
  /** In the order in which they begin: those of today, and the next ones. */
  sales: z.array(boardSale),
  /** null where none runs, as of the others. */
  groups: boardGroups.nullable(),
  cash: boardCash,
  lottery: boardLottery.nullable(),
  halfPrice: z
    .object({ goods: count, lowestFen: fen, mine: z.object({ left: count }).nullable() })
    .nullable(),
  welfare: z.object({ goods: count, lowestFen: fen, mine: z.object({ used: count }).nullable() }).nullable(),
  coupons: z.object({ claimable: count, mine: z.object({ claimed: count }).nullable() }).nullable(),
});
export type ActivityBoard = z.output<typeof activityBoard>;

export const boardShapes = {
  activityBoard: shape(noInput, activityBoard),
  /** A reminder of every goods of a session, or none any more. */
  remindOfSession: shape(z.object({ sessionId: idText, isOn: z.boolean() }), noData),
};
