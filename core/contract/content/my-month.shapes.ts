import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, id, idText, isoDate, isoTime, month, nothing, ours, whole } from '../fields.ts';
import { right } from './rights.shapes.ts';

const monthRight = right.extend({
  /** The first moment it can be claimed this month, and the first at which it no longer can. */
  opensAt: isoTime,
  closesAt: isoTime,
});
export type MonthRightView = z.output<typeof monthRight>;

const monthGroup = z.object({
  productId: id,
  productName: z.string(),
  subscriptionId: id,
  groupId: id,
  groupName: z.string(),
  chooseCount: count,
  totalCount: count,
  chosenCount: count,
  rightsList: z.array(monthRight),
});
export type MonthGroupView = z.output<typeof monthGroup>;

/** 'all' claims whatever needs no choice and, of groups that do, what was picked; 'selected' claims picks alone. */
const autoClaim = z.enum(['off', 'all', 'selected']);

const monthSettings = z.object({
  autoClaim,
  picks: z.array(z.object({ subscriptionId: id, rightsId: id })),
  /** Day of the month of the reminder; null: none. */
  remindDay: z.int().nullable(),
  /** When rights are claimed automatically next. */
  claimsNextAt: isoTime.nullable(),
});
export type MonthSettings = z.output<typeof monthSettings>;

export const myMonthShapes = {
  monthRights: shape(
    nothing,
    ours(
      z.object({
        cycle: month,
        serverTime: isoTime,
        renewsOn: isoDate,
        daysUntilRenewal: count,
        groupList: z.array(monthGroup),
        settings: monthSettings,
      }),
    ),
  ),
  saveMonthSettings: shape(
    ours(
      z.object({
        autoClaim,
        picks: z.array(z.object({ subscriptionId: idText, rightsId: idText })).max(200),
        remindDay: whole(1, 28).nullable(),
      }),
    ),
    ours(monthSettings),
  ),
};
export type MonthRights = z.output<typeof myMonthShapes.monthRights.data>;
