import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  agreement,
  channelId,
  count,
  fen,
  id,
  idText,
  isoDate,
  isoTime,
  singleLine,
  maskedMobile,
  mobile,
  month,
  notInSpec,
  smsCode,
} from '../fields.ts';

/** Selects one of the subscriber's numbers by id, never by phone number; the main one when absent. */
export const numberSelector = { numberId: idText.optional() };

export const managedNumber = z.object({
  numberId: id,
  mobile: maskedMobile,
  kind: z.enum(['main', 'deputy']),
  label: z.string(),
  boundAt: isoTime.nullable(),
});
export type ManagedNumber = z.output<typeof managedNumber>;

export const butlerService = z.object({
  businessId: id,
  serviceName: z.string(),
  summary: z.string(),
  opened: z.boolean(),
  priceFen: fen,
  priceText: z.string(),
  /** Paid once and not by the month. */
  isOnce: z.boolean().optional(),
  openedAt: isoTime.nullable(),
  /** The first day without it; null while it renews. */
  endsOn: isoDate.nullable(),
  /** An order that the billing system has not answered yet. */
  pending: z.enum(['open', 'close']).nullable(),
});
export type ButlerService = z.output<typeof butlerService>;

/** The number manager's first screen. */
export const butler = z.object({
  number: managedNumber,
  numbers: z.array(managedNumber),
  /** Whether the subscriber looks after all bound numbers. */
  household: z.boolean(),
  /** Null while the billing system does not answer; the balance is shown for the own number only. */
  packageName: z.string().nullable(),
  balanceFen: fen.nullable(),
  daysLeft: count,
  services: z.array(butlerService),
  alertOn: z.boolean(),
  accessRulesOn: z.boolean(),
  /** The newest month whose internet-behaviour report is ready. */
  reportMonth: month.nullable(),
});
export type Butler = z.output<typeof butler>;

const businessAction = z.enum(['open', 'close']).default('open');
const codeSent = z.object({ resendInSeconds: count, expiresInSeconds: count });

export const phoneManageShapes = {
  butler: shape(notInSpec(z.object(numberSelector)), notInSpec(butler)),
  /** Opens or closes a service. */
  openBusiness: shape(
    notInSpec(
      z.object({
        ...numberSelector,
        businessId: idText,
        action: businessAction,
        smsCode: smsCode.optional(),
        agreements: z.array(agreement).max(8).default([]),
        channelId,
      }),
    ),
    notInSpec(
      z.object({
        businessOrderId: id,
        state: z.enum(['accepted', 'done']),
        effectiveOn: isoDate,
        message: z.string(),
      }),
    ),
  ),
  businessCheck: shape(
    notInSpec(z.object({ ...numberSelector, businessId: idText, action: businessAction })),
    notInSpec(
      z.object({
        allowed: z.boolean(),
        reason: z.string(),
        needsSmsCode: z.boolean(),
        priceFen: fen,
        priceText: z.string(),
        effectiveOn: isoDate,
        opened: z.boolean(),
        /** To be agreed to before it is opened. */
        agreements: z.array(agreement.extend({ title: z.string() })),
      }),
    ),
  ),
  bindNumber: shape(
    notInSpec(
      z.discriminatedUnion('action', [
        z.object({ action: z.literal('bind'), mobile, smsCode, label: singleLine(12).optional() }),
        z.object({ action: z.literal('unbind'), numberId: idText }),
      ]),
    ),
    notInSpec(z.object({ numbers: z.array(managedNumber) })),
  ),
  /** Sends the code to the number being bound, or to the one whose service changes. */
  sendManageCode: shape(
    notInSpec(
      z.discriminatedUnion('purpose', [
        z.object({ purpose: z.literal('bind'), mobile }),
        z.object({ purpose: z.literal('business'), businessId: idText, ...numberSelector }),
      ]),
    ),
    notInSpec(codeSent),
  ),
};
