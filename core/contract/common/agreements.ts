import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { agreementsShapes } from './agreements.shapes.ts';

/** Agreement texts, consents, and QR codes. */
export const agreements = withPrefix<typeof agreementsShapes>(prefixes.common)({
  agreementTemplate: get('/commonAgreement/mobileAgreementTemplate'),
  saveAgreement: post('/commonAgreement/saveMobileAgreement', { access: 'member', writes: true }),
  myConsents: get('/commonAgreement/queryMyConsents', { access: 'member' }),
  withdrawConsent: post('/commonAgreement/withdrawConsent', { access: 'member', writes: true }),
  qrCodeMaterial: get('/qrCodeMaterial/getQRCodeMaterial'),
});
