import type { agreements } from '#core/contract/common/agreements.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { agreementTemplate } from './agreement-template.ts';
import { myConsents, withdrawConsent } from './my-consents.ts';
import { qrCodeMaterial } from './qr-code-material.ts';
import { recordConsent } from './record-consent.ts';

export const agreementRoutes = (deps: Deps): Handlers<typeof agreements> => ({
  agreementTemplate: ({ templateId, version }, { caller }) =>
    agreementTemplate(deps, templateId, caller, version),
  saveAgreement: async ({ templateId, version }, { caller }) => {
    const agreedAt = await recordConsent(deps.db, caller.userId, { templateId, version }, deps.clock.now());
    return { templateId, version, agreedAt: agreedAt.toISOString() };
  },
  myConsents: (_input, { caller }) => myConsents(deps, caller.userId),
  withdrawConsent: ({ templateId }, call) => withdrawConsent(deps, call, templateId),
  qrCodeMaterial: ({ materialId, channelId }) => qrCodeMaterial(deps, materialId, channelId),
});
