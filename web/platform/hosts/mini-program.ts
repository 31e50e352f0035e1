import { callChatSdk } from './call-chat-sdk.ts';
import type { ChatGlobal, MiniProgramApi } from './globals.ts';
import type { MiniProgram } from './host.ts';
import { withTimeout } from './with-timeout.ts';

/** Timeout of a mini-program navigation. */
export const miniProgramLimitMs = 3_000;

/** Mini-program navigation; needs the chat SDK but no signature (§2). */
export function miniProgram(load: () => Promise<ChatGlobal>): MiniProgram {
  const open = async (api: MiniProgramApi, url: string): Promise<void> => {
    const sdk = await load();
    await withTimeout(miniProgramLimitMs, callChatSdk(sdk.miniProgram, api, { url }));
  };
  return { navigateTo: (url) => open('navigateTo', url), switchTab: (url) => open('switchTab', url) };
}
