import { environments } from '#core/config/environments.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { sendCall } from '#server/testing/send-call.ts';
import { workbench } from '../../support/workbench.ts';

const from = { loginSource: 2, loginType: 2, registerChannel: 'XCX' } as const;

/** Binds the chat-app account of a number to it, as the phone-number button does: the next start signs in silently. */
export async function bindNumber(origin: string, mobile: string): Promise<void> {
  const root = origin + environments.dev.base;
  const { ssoToken } = workbench(origin);
  const code = await ssoToken('mini-code', mobile);
  const { envelope } = await sendCall(root, chatApp.miniProgramLogin, { ...from, code });
  const openId: unknown = envelope.data;
  if (typeof openId !== 'string') return;
  const phoneCode = await ssoToken('mini-phone', mobile);
  await sendCall(root, chatApp.miniProgramMobileLogin, { ...from, phoneCode, openId });
}
