import { createHash, randomBytes } from 'node:crypto';
import { environments } from '#core/config/environments.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { chatApp } from '#core/contract/user/chat-app.ts';
import { parsePagePath } from '#core/site/paths/parse-page-path.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';

/** The SDK functions our pages use (§7). */
const jsApiList = [
  'getLocation',
  'openLocation',
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'chooseWXPay',
];

/** The signed string: sorted names, and the URL without its fragment. The chat app computes the same. */
export const sdkSignature = (values: {
  readonly ticket: string;
  readonly nonceStr: string;
  readonly timestamp: number;
  readonly url: string;
}): string =>
  createHash('sha1')
    .update(
      `jsapi_ticket=${values.ticket}&noncestr=${values.nonceStr}&timestamp=${values.timestamp}&url=${values.url}`,
    )
    .digest('hex');

/** Signs only URLs of our own for the chat app's SDK. The URL does not influence the request to the upstream (A4). */
export async function jsSdkConfig(
  { chatApp: account, clock, origins }: Deps,
  sent: string,
): Promise<DataOf<typeof chatApp.jsSdkConfig>> {
  const [url = ''] = sent.split('#', 1);
  if (!isOwn(url, origins.own())) throw new Refusal('只能为本商城的页面签名');
  const found = await account.ticket();
  if (found.kind === 'unknown') throw new Refusal('暂时无法连接聊天应用，请稍后再试');
  const [nonceStr, timestamp] = [randomBytes(8).toString('hex'), Math.floor(clock.now().getTime() / 1000)];
  return {
    appId: account.appId,
    timestamp,
    nonceStr,
    signature: sdkSignature({ ticket: found.ticket, nonceStr, timestamp, url }),
    jsApiList,
  };
}

/** A page of the product under the configured public origin; a request header could be forged. */
function isOwn(url: string, origins: readonly string[]): boolean {
  const { pathname } = new URL(url);
  return (
    origins.some((origin) => url.startsWith(`${origin}/`)) &&
    Object.values(environments).some(({ base }) => parsePagePath(base, pathname) !== undefined)
  );
}
