import { agreements } from '#core/contract/common/agreements.ts';
import { verification } from '#core/contract/common/verification.ts';
import type { Captcha } from '#core/contract/common/verification.shapes.ts';
import { session } from '#core/contract/user/session.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

export const aCaptcha = (captchaId: string): Captcha => ({
  captchaId,
  image: pixel,
  piece: pixel,
  width: 294,
  height: 156,
  pieceSize: 52,
  pieceY: 40,
  expiresInSeconds: 120,
});

export const signedIn: SignedIn = {
  accessToken: 'a',
  refreshToken: 'r',
  userInfo: {
    userId: 'U1',
    userName: '用户0001',
    mobile: '138****0001',
    headImgUrl: '',
    brandNum: '0',
    creditLevel: null,
    ispFlag: 1,
    rwyVip: 0,
    openId: null,
    userBrand: null,
    easyUseMember: 0,
    vipTypeLevel: 0,
    vipGroupTypeName: '非会员',
  },
};

/** A fake server that accepts every captcha and code. */
export function kindServer(publicKey = ''): FakeApi {
  let drawn = 0;
  return fakeApi()
    .answer(verification.newCaptcha, () => aCaptcha(`c${(drawn += 1)}`))
    .answer(verification.checkCaptcha, () => ({ captchaToken: 'pass' }))
    .answer(verification.sendLoginCode, ({ channel }) => ({
      resendInSeconds: channel === 'voice' ? 120 : 60,
      expiresInSeconds: 300,
      ticket: 'ticket-1',
    }))
    .answer(agreements.agreementTemplate, ({ templateId }) => ({
      templateId: String(templateId),
      version: '2026.1',
      title: '协议',
      body: '欢迎使用。\n一、账号\n1. 请妥善保管。',
      publishedAt: '2026-01-01T00:00:00+08:00',
      agreedAt: null,
    }))
    .answer(session.loginKey, () => ({
      keyId: 'k1',
      publicKey,
      algorithm: 'RSA-OAEP-256' as const,
      expiresInSeconds: 3600,
    }))
    .answer(session.smsLogin, () => signedIn);
}
