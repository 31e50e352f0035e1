import { post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { verificationShapes } from './verification.shapes.ts';

/** Slider puzzle first, then the SMS code. */
export const verification = under<typeof verificationShapes>(prefixes.common)({
  sendLoginCode: post('/send/newSms/codeRwx', { writes: true }),
  newCaptcha: post('/captcha/v2/get', { writes: true }),
  checkCaptcha: post('/captcha/v2/check', { writes: true }),
});
