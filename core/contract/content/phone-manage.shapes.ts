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
  line,
  maskedMobile,
  mobile,
  month,
  ours,
  smsCode,
} from '../fields.ts';

/** Which of the subscriber's numbers is meant; the main one when absent. Never a bare phone number. */
export const ofNumber = { numberId: idText.optional() };

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
  openedAt: isoTime.nullable(),
});
export type ButlerService = z.output<typeof butlerService>;

/** The number manager's first screen. */
export const butler = z.object({
  number: managedNumber,
  numbers: z.array(managedNumber),
  packageName: z.string(),
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
  butler: shape(ours(z.object(ofNumber)), ours(butler)),
  /** Opens a service, or closes it: leaving is as easy as joining. */
  openBusiness: shape(
    ours(
      z.object({
        ...ofNumber,
        businessId: idText,
        action: businessAction,
        smsCode: smsCode.optional(),
        agreement: agreement.optional(),
        channelId,
      }),
    ),
    ours(
      z.object({
        businessOrderId: id,
        state: z.enum(['accepted', 'done']),
        effectiveOn: isoDate,
        message: z.string(),
      }),
    ),
  ),
  businessCheck: shape(
    ours(z.object({ ...ofNumber, businessId: idText, action: businessAction })),
    ours(
      z.object({
        allowed: z.boolean(),
        reason: z.string(),
        needsSmsCode: z.boolean(),
        priceFen: fen,
        effectiveOn: isoDate,
      }),
    ),
  ),
  bindNumber: shape(
    ours(
      z.discriminatedUnion('action', [
        z.object({ action: z.literal('bind'), mobile, smsCode, label: line(12).optional() }),
        z.object({ action: z.literal('unbind'), numberId: idText }),
      ]),
    ),
    ours(z.object({ numbers: z.array(managedNumber) })),
  ),
  /** To the number being bound, or to the one whose service changes. */
  sendManageCode: shape(
    ours(
      z.discriminatedUnion('purpose', [
        z.object({ purpose: z.literal('bind'), mobile }),
        z.object({ purpose: z.literal('business'), businessId: idText, ...ofNumber }),
      ]),
    ),
    ours(codeSent),
  ),
};
