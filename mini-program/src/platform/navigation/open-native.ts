import Taro from '@tarojs/taro';
import { buildLink } from '#core/rules/links/build-link.ts';
import { keepTrackedOf } from '../tracking/channel.ts';
import { isTooSoon } from './link-debounce.ts';

/** The most pages on top of each other that the chat app allows. */
const maxPages = 10;

/** Opens a page of the package; the time is added to its query as everywhere (§2). Two taps at once open it once. */
export function openNative(url: string): void {
  if (isTooSoon()) return;
  keepTrackedOf(url);
  const address = { url: buildLink(url, {}, Date.now()) };
  void (Taro.getCurrentPages().length < maxPages ? Taro.navigateTo(address) : Taro.redirectTo(address));
}

/** Tabs take no query. */
export function openTab(path: string): void {
  void Taro.switchTab({ url: path });
}
