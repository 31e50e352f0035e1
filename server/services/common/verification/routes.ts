import type { verification } from '#core/contract/common/verification.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { captchaPool } from './captcha-pool.ts';
import { checkCaptcha } from './check-captcha.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { newCaptcha } from './new-captcha.ts';
import { sendLoginCode } from './send-login-code.ts';

export function verificationRoutes(deps: Deps): Handlers<typeof verification> {
  const takePicture = captchaPool(drawCaptcha);
  return {
    newCaptcha: () => newCaptcha(deps, takePicture),
    checkCaptcha: (solution) => checkCaptcha(deps, solution),
    sendLoginCode: (request, call) => sendLoginCode(deps, request, call),
  };
}
