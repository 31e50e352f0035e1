import { environments } from '#core/config/environments.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { verification } from '#core/contract/common/verification.ts';
import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { session } from '#core/contract/user/session.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';
import { sendCall } from '#server/testing/send-call.ts';
import { seal } from '#server/testing/sign-in.ts';
import { humanTrace } from '#server/testing/solve-captcha.ts';
import { workbench } from '../../support/workbench.ts';

/** Signs in as the web view's page does, with the code of the message, and binds the handle that the program passed to it. */
export async function signInBySms(origin: string, mobile: string, openId: string): Promise<void> {
  const call = async <E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<DataOf<E>> => {
    const { envelope } = await sendCall(origin + environments.dev.base, endpoint, input);
    if (!envelope.success) throw new Error(`${endpoint.path}: ${envelope.message}`);
    return envelope.data;
  };
  const { captchaId } = await call(verification.newCaptcha, {});
  const x = (await callSandbox(origin, controls.newestCaptcha, {})).x ?? 0;
  const { captchaToken } = await call(verification.checkCaptcha, { captchaId, x, trace: humanTrace(x) });
  const { ticket } = await call(verification.sendLoginCode, { mobile, captchaToken });
  const code = (await workbench(origin).newestSms(mobile))?.code ?? '';
  const { keyId, publicKey } = await call(session.loginKey, {});
  await call(session.smsLogin, { keyId, sealed: seal(publicKey, { mobile, code, ticket }), openId });
}
