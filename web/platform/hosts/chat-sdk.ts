import { timeLimits } from '#core/rules/failures/time-limits.ts';
import { mapScale } from '#core/rules/hosts/map-app.ts';
import { callChatSdk } from './call-chat-sdk.ts';
import type { ChatGlobal } from './globals.ts';
import type { ChatSdk } from './host.ts';
import { HostFailure } from './host-failure.ts';
import { positionOf } from './position-of.ts';
import { withTimeout } from './with-timeout.ts';

export interface ChatSdkParts {
  load(): Promise<ChatGlobal>;
  /** The server's signature for the URL as the chat app sees it. */
  sign(url: string): Promise<Readonly<Record<string, unknown>>>;
  /** The signed URL: the entry URL on iPhones, else the current one; without its fragment (decisions §3). */
  signedUrl(): string;
}

/** Timeouts for SDK readiness and calls. */
export const chatLimitMs = 5_000;

/** The chat app's JS SDK, configured before the first call and again when the signed URL changes. */
export function chatSdk({ load, sign, signedUrl }: ChatSdkParts): ChatSdk {
  let configured: { readonly url: string; readonly sdk: Promise<ChatGlobal> } | undefined;

  const configure = async (url: string): Promise<ChatGlobal> => {
    const [sdk, config] = await Promise.all([load(), withTimeout(chatLimitMs, sign(url))]);
    await withTimeout(
      chatLimitMs,
      new Promise<void>((resolve, reject) => {
        sdk.ready(resolve);
        sdk.error((answer) => reject(new HostFailure('failed', answer?.errMsg ?? 'config:fail')));
        sdk.config({ debug: false, ...config });
      }),
    );
    return sdk;
  };
  const ready = (): Promise<ChatGlobal> => {
    const url = signedUrl();
    if (configured?.url === url) return configured.sdk;
    const attempt = { url, sdk: configure(url) };
    configured = attempt;
    attempt.sdk.catch(() => {
      if (configured === attempt) configured = undefined;
    });
    return attempt.sdk;
  };

  const locate = async () => {
    const { longitude, latitude } = await callChatSdk(await ready(), 'getLocation', { type: 'gcj02' });
    return positionOf(longitude, latitude);
  };
  const call = async (
    api: 'openLocation' | 'updateAppMessageShareData' | 'updateTimelineShareData',
    params: Readonly<Record<string, unknown>>,
  ): Promise<void> => {
    const sdk = await ready();
    await withTimeout(chatLimitMs, callChatSdk(sdk, api, params));
  };
  return {
    getLocation: () => withTimeout(timeLimits.chatPosition, locate()),
    openLocation: ({ latitude, longitude, name, address = '' }) =>
      call('openLocation', { latitude, longitude, name, address, scale: mapScale }),
    // Without a timeout: the subscriber types a password.
    async pay({ timeStamp, ...signed }) {
      await callChatSdk(await ready(), 'chooseWXPay', { ...signed, timestamp: timeStamp });
    },
    async setShare({ title, desc, circleTitle = title, link, imgUrl }) {
      await Promise.all([
        call('updateAppMessageShareData', { title, desc, link, imgUrl }),
        call('updateTimelineShareData', { title: circleTitle, link, imgUrl }),
      ]);
    },
  };
}
