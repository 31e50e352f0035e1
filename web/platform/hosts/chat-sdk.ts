import { timeLimits } from '#core/rules/failures/time-limits.ts';
import { mapScale } from '#core/rules/hosts/map-app.ts';
import { askChat } from './ask-chat.ts';
import type { ChatGlobal } from './globals.ts';
import type { ChatSdk } from './host.ts';
import { HostFailure } from './host-failure.ts';
import { positionOf } from './position-of.ts';
import { within } from './within.ts';

export interface ChatSdkParts {
  load(): Promise<ChatGlobal>;
  /** What the server signs for the address the chat app holds the page for. */
  sign(url: string): Promise<Readonly<Record<string, unknown>>>;
  /** That address: on an iPhone the one the page was entered by, elsewhere the present one; never with its hash (decisions §3). */
  signedUrl(): string;
}

/** How long the SDK may take to become ready, and a call to be answered. */
export const chatLimitMs = 5_000;

/** The chat app's JS SDK, configured before its first call and again when the signed address has changed. */
export function chatSdk({ load, sign, signedUrl }: ChatSdkParts): ChatSdk {
  let configured: { readonly url: string; readonly sdk: Promise<ChatGlobal> } | undefined;

  const configure = async (url: string): Promise<ChatGlobal> => {
    const [sdk, config] = await Promise.all([load(), within(chatLimitMs, sign(url))]);
    await within(
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
    const { longitude, latitude } = await askChat(await ready(), 'getLocation', { type: 'gcj02' });
    return positionOf(longitude, latitude);
  };
  const call = async (
    api: 'openLocation' | 'updateAppMessageShareData' | 'updateTimelineShareData',
    params: Readonly<Record<string, unknown>>,
  ): Promise<void> => {
    const sdk = await ready();
    await within(chatLimitMs, askChat(sdk, api, params));
  };
  return {
    getLocation: () => within(timeLimits.chatPosition, locate()),
    openLocation: ({ latitude, longitude, name, address = '' }) =>
      call('openLocation', { latitude, longitude, name, address, scale: mapScale }),
    async setShare({ title, desc, circleTitle = title, link, imgUrl }) {
      await Promise.all([
        call('updateAppMessageShareData', { title, desc, link, imgUrl }),
        call('updateTimelineShareData', { title: circleTitle, link, imgUrl }),
      ]);
    },
  };
}
