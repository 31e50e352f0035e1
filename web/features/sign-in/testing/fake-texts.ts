import { agreements } from '#core/contract/common/agreements.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';

/** A fake server with the sign-in agreements that records consents. */
export const fakeTexts = (): FakeApi =>
  fakeApi()
    .answer(agreements.agreementTemplate, ({ templateId }) => ({
      templateId: String(templateId),
      version: '2026.1',
      title: '协议',
      body: '欢迎使用。\n一、账号\n1. 请妥善保管。',
      publishedAt: '2026-01-01T00:00:00+08:00',
      agreedAt: null,
    }))
    .answer(agreements.saveAgreement, ({ templateId, version }) => ({
      templateId: String(templateId),
      version,
      agreedAt: '2026-08-03T10:00:00+08:00',
    }));
