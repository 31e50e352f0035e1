import type { chatApp } from '#core/contract/user/chat-app.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { followState, recordFollow } from './follow.ts';
import { jsSdkConfig } from './js-sdk-config.ts';
import { signInByChatApp } from './sign-in-by-chat-app.ts';
import { signInByMiniProgram, signInByMiniProgramMobile } from './sign-in-by-mini-program.ts';

export const chatAppRoutes = (deps: Deps): Handlers<typeof chatApp> => ({
  chatAppLogin: (login, call) => signInByChatApp(deps, login, call),
  miniProgramLogin: (login, call) => signInByMiniProgram(deps, login, call),
  miniProgramMobileLogin: (login, call) => signInByMiniProgramMobile(deps, login, call),
  jsSdkConfig: ({ url }) => jsSdkConfig(deps, url),
  followState: (_input, { caller }) => followState(deps, caller.userId),
  recordFollow: (_input, { caller }) => recordFollow(deps, caller.userId),
});
