import { expect, it } from 'vitest';
import { browserFamily } from './browser-family.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8';

it.each([
  [`${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36`, 'chrome 124'],
  [
    `${android}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.42`,
    'android-webview 116',
  ],
  [`${iPhone} Version/17.4 Mobile/15E148 Safari/604.1`, 'safari 17'],
  [`${iPhone} Mobile/15E148 MicroMessenger/8.0.42`, 'ios-webview 17'],
  [`${iPhone} CriOS/124.0 Mobile/15E148 Safari/604.1`, 'chrome 124'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36 Edg/124.0', 'edge 124'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0', 'firefox 126'],
  ['curl/8.0', 'other'],
  ['', 'other'],
])('%s is %s', (userAgent, family) => expect(browserFamily(userAgent)).toBe(family));
