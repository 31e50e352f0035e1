import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { channelId, id, idText, isoTime, line, mobile, openType, ours, picUrl } from '../fields.ts';

export const agreementTemplate = ours(
  z.object({
    templateId: id,
    version: z.string(),
    title: z.string(),
    /** Plain text, paragraphs parted by line breaks. */
    body: z.string(),
    publishedAt: isoTime,
    /** When this subscriber agreed to this version; null for guests and the undecided. */
    agreedAt: isoTime.nullable(),
  }),
);
export type AgreementTemplate = z.output<typeof agreementTemplate>;

export const agreementsShapes = {
  agreementTemplate: shape(
    z.object({ templateId: idText, openType: openType.optional(), benefitMobile: mobile.optional() }),
    agreementTemplate,
  ),
  saveAgreement: shape(
    ours(
      z.object({
        templateId: idText,
        version: line(32),
        openType: openType.optional(),
        benefitMobile: mobile.optional(),
        channelId,
      }),
    ),
    ours(z.object({ templateId: id, version: z.string(), agreedAt: isoTime })),
  ),
  /** A code to scan or press long: the service account, the mini-program, a customer manager. */
  qrCodeMaterial: shape(
    ours(z.object({ materialId: idText, channelId })),
    ours(z.object({ materialId: id, title: z.string(), guide: z.string(), content: z.string(), picUrl })),
  ),
};
