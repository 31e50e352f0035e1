import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  channelId,
  id,
  idText,
  isoTime,
  singleLine,
  mobile,
  noInput,
  openType,
  notInSpec,
  picUrl,
} from '../fields.ts';

export const agreementTemplate = notInSpec(
  z.object({
    templateId: id,
    version: z.string(),
    title: z.string(),
    /** Plain text; line breaks separate paragraphs. */
    body: z.string(),
    publishedAt: isoTime,
    /** When this subscriber agreed to this version, or to one that still counts for it; null before that, and for guests. */
    agreedAt: isoTime.nullable(),
  }),
);
export type AgreementTemplate = z.output<typeof agreementTemplate>;

/** The subscriber's consents in force. */
const consents = z.array(
  z.object({
    templateId: id,
    version: z.string(),
    title: z.string(),
    agreedAt: isoTime,
    /** Cannot be withdrawn while there is an account. */
    required: z.boolean(),
  }),
);

export const agreementsShapes = {
  agreementTemplate: shape(
    z.object({
      templateId: idText,
      openType: openType.optional(),
      benefitMobile: mobile.optional(),
      /** One that was in force before; absent: the one that is. */
      version: notInSpec(singleLine(32)).optional(),
    }),
    agreementTemplate,
  ),
  saveAgreement: shape(
    notInSpec(
      z.object({
        templateId: idText,
        version: singleLine(32),
        openType: openType.optional(),
        benefitMobile: mobile.optional(),
        channelId,
      }),
    ),
    notInSpec(z.object({ templateId: id, version: z.string(), agreedAt: isoTime })),
  ),
  myConsents: shape(noInput, notInSpec(consents)),
  withdrawConsent: shape(notInSpec(z.object({ templateId: idText })), notInSpec(consents)),
  /** A QR code to scan or long-press: the service account, the mini-program, a customer manager. */
  qrCodeMaterial: shape(
    notInSpec(z.object({ materialId: idText, channelId })),
    notInSpec(
      z.object({ materialId: id, title: z.string(), guide: z.string(), content: z.string(), picUrl }),
    ),
  ),
};
