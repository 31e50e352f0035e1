import Taro from '@tarojs/taro';
import { miniProgramTarget } from '#core/rules/links/mini-program-target.ts';
import { toast } from '../host/toast.ts';
import { environment, origin } from '../settings.ts';
import { openNative, openTab } from './open-native.ts';
import { openWeb } from './open-web.ts';

/** Follows a link of the server: to a native page where there is one, otherwise to the web view (§2). */
export function openLink(link: string): void {
  const target = miniProgramTarget(link, { origin, base: environment.base });
  switch (target.kind) {
    case 'tab':
      return openTab(target.path);
    case 'page':
      return openNative(target.url);
    case 'web':
      return openWeb(target.url);
    case 'external':
      // The web view opens agreed sites only; any other link is left to the visitor's browser.
      return void Taro.setClipboardData({ data: target.url }).then(() =>
        toast('链接已复制，请在浏览器中打开'),
      );
    case 'refused':
      console.warn(target.message);
  }
}
