import { askChat } from './ask-chat.ts';
import type { ChatGlobal, MiniProgramApi } from './globals.ts';
import type { MiniProgram } from './host.ts';
import { within } from './within.ts';

/** How long a mini-program may take to turn to a page. */
export const miniProgramLimitMs = 3_000;

/** The mini-program around the page; its navigation needs the chat SDK but no signature (§2). */
export function miniProgram(load: () => Promise<ChatGlobal>): MiniProgram {
  const turn = async (api: MiniProgramApi, url: string): Promise<void> => {
    const sdk = await load();
    await within(miniProgramLimitMs, askChat(sdk.miniProgram, api, { url }));
  };
  return { navigateTo: (url) => turn('navigateTo', url), switchTab: (url) => turn('switchTab', url) };
}
