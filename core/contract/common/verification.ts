import { post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { verificationShapes } from './verification.shapes.ts';

/** The slider captcha, then the SMS code. */
export const verification = withPrefix<typeof verificationShapes>(prefixes.common)({
  sendLoginCode: post('/send/newSms/codeRwx', { writes: true, query: true }),
  newCaptcha: post('/captcha/v2/get', { writes: true }),
  checkCaptcha: post('/captcha/v2/check', { writes: true }),
});
