import { chatSdkResult } from '#core/rules/hosts/chat-sdk-result.ts';
import type { ChatAnswer, ChatFunction } from './globals.ts';
import { HostFailure } from './host-failure.ts';

/** A chat SDK call as a promise: only '{api}:ok' is success, and the first answer wins (§8). */
export function callChatSdk<Api extends string>(
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
