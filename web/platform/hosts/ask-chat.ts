import { chatSdkResult } from '#core/rules/hosts/chat-sdk-result.ts';
import type { ChatAnswer, ChatFunction } from './globals.ts';
import { HostFailure } from './host-failure.ts';

/** One call of the chat SDK as a promise: only '{api}:ok' is done, and the first answer counts (§8). */
export function askChat<Api extends string>(
  sdk: Readonly<Record<Api, ChatFunction>>,
  api: Api,
  params: Readonly<Record<string, unknown>>,
): Promise<ChatAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (answer: ChatAnswer = {}) => {
      const result = chatSdkResult(api, answer.errMsg);
      if (result.kind === 'ok') resolve(answer);
      else reject(new HostFailure(result.kind, result.kind === 'failed' ? result.message : `${api}:cancel`));
    };
    sdk[api]({
      ...params,
      success: settle,
      fail: settle,
      cancel: () => reject(new HostFailure('cancelled', `${api}:cancel`)),
    });
  });
}
