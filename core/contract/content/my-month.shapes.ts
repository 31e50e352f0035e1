import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, id, idText, isoDate, isoTime, month, noInput, notInSpec, integer } from '../fields.ts';
import { right } from './rights.shapes.ts';

const monthRight = right.extend({
  /** Start (inclusive) and end (exclusive) of the claim window of this month. */
  opensAt: isoTime,
  closesAt: isoTime,
});
export type MonthRightView = z.output<typeof monthRight>;

export const monthGroup = z.object({
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

/** 'all' claims every right without a choice, plus the picks of choice groups; 'selected' claims only the picks. */
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
    noInput,
    notInSpec(
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
  monthCounts: shape(
    noInput,
    notInSpec(
      z.object({
        /** Rights claimable now in all held products, as far as the groups' quotas allow. */
        claimable: count,
        claimed: count,
        later: count,
      }),
    ),
  ),
  saveMonthSettings: shape(
    notInSpec(
      z.object({
        autoClaim,
        picks: z.array(z.object({ subscriptionId: idText, rightsId: idText })).max(200),
        remindDay: integer(1, 28).nullable(),
      }),
    ),
    notInSpec(monthSettings),
  ),
};
export type MonthRights = z.output<typeof myMonthShapes.monthRights.data>;
