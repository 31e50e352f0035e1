import type { verification } from '#core/contract/common/verification.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { checkCaptcha } from './check-captcha.ts';
import { newCaptcha } from './new-captcha.ts';
import { sendLoginCode } from './send-login-code.ts';

export function verificationRoutes(deps: Deps): Handlers<typeof verification> {
  return {
    newCaptcha: () => newCaptcha(deps),
    checkCaptcha: (solution) => checkCaptcha(deps, solution),
    sendLoginCode: (request, call) => sendLoginCode(deps, request, call),
  };
}
