import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { agreementsShapes } from './agreements.shapes.ts';

/** Texts a subscriber agrees to, the consent itself, and codes to scan. */
export const agreements = under<typeof agreementsShapes>(prefixes.common)({
  agreementTemplate: get('/commonAgreement/mobileAgreementTemplate'),
  saveAgreement: post('/commonAgreement/saveMobileAgreement', { access: 'member', writes: true }),
  qrCodeMaterial: get('/qrCodeMaterial/getQRCodeMaterial'),
});
