const own = '/content/super-market/order-list';

/** What somebody might write into a `redirect`; not one of them may lead anywhere. */
export const hostileRedirects: readonly string[] = [
  // another host without a protocol
  '//evil.example', '//evil.example/content/super-market/a', '///evil.example', '////evil.example', '/\\evil.example', '\\/evil.example', '\\\\evil.example', '/\\/evil.example',
  '//\\evil.example', '/\t/evil.example', '/\n/evil.example', '/\r\n/evil.example', '\t//evil.example', ' //evil.example', '/ /evil.example', '//evil.example%2f..', '//evil%E3%80%82example',
  '/%2f/evil.example', '/%2fevil.example', '%2f%2fevil.example', '/%5cevil.example', '%5c%5cevil.example', '/%09/evil.example', '/.//evil.example', '/..//evil.example', '/;//evil.example',
  // inside at first sight
  '/content/super-market//evil.example', '/content/super-market/../../../evil', '/content/super-market/..%2f..%2fevil', '/content/super-market/%2e%2e/%2e%2e/provider-user/logout',
  '/content/super-market/.%2e/x', '/content/super-market/\\evil', '/content/super-market/a\\..\\..', '/content/super-market/%00', '/content/super-market/a\0b', '/content/super-market/./x',
  '/content//super-market/x', '/content/super-market/%252e%252e/x', '/content/super-market/a;b', '/content/super-market/a:b', '/content/super-market/<script>', '/content/super-market/a"b',
  '/content/super-market/．．/x', '/content/super-market/／／evil.example', '/content/%73uper-market/../provider-user/x', '/content/super-market/a%0d%0aSet-Cookie:x=1',
  '/content/super-market/a\r\nSet-Cookie: x=1', '/content/super-market/a?b=\r\nSet-Cookie: x=1', '/content/super-market/a#\u2028alert', '/content/super-market/a?b=<script>', '/content/super-market/a?\\',
  '/mall/content/../../evil', '/mall/resources/super-market/a', '/content/super-market/ a', '/content/super-market/a\u200b', '/content/super-market/a\u202e',
  // other schemes
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'java\tscript:alert(1)', ' javascript:alert(1)', '\x01javascript:alert(1)', 'javascript://mall.example/%0aalert(1)',
  'javascript:/content/super-market/a', 'data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD4=', 'vbscript:msgbox(1)', 'file:///etc/passwd', 'blob:https://mall.example/1',
  'ftp://mall.example/content/super-market/a', 'ws://mall.example/', 'about:blank', 'intent://mall.example#Intent;end', 'mailto:a@mall.example', 'tel:10086', 'view-source:https://mall.example/',
  // hosts that look like ours
  'https://mall.example.evil.example/content/super-market/a', 'https://evilmall.example/content/super-market/a', 'https://mall.example@evil.example/content/super-market/a',
  'https://mall.example:pass@evil.example/', 'https://evil.example/mall.example', 'https://evil.example?mall.example', 'https://evil.example#mall.example', 'https://evil.example\\@mall.example/content/super-market/a',
  'https://evil.example\\.mall.example', 'https://mall.example\\@evil.example', 'https://mall.example%2eevil.example/', 'https://mall.example%00.evil.example/', 'https://mall。example/content/super-market/a',
  'https://mall．example/content/super-market/a', 'https://ｍall.example/content/super-market/a', 'https://mаll.example/content/super-market/a', 'https://mall.example:444/content/super-market/a',
  'https://mall.example:0443x/content/super-market/a', 'https://mall.example:@evil.example/', 'https://mall.example:99999/content/super-market/a', 'https://mall.example./content/super-market/a',
  'https://.mall.example/content/super-market/a', 'https://mall.example,evil.example/', 'https://mall.example;evil.example/', 'https://mall_example/content/super-market/a', 'https://[::1]/content/super-market/a',
  'https://2130706433/content/super-market/a', 'https:mall.example/content/super-market/a', 'https:/mall.example/content/super-market/a', 'https:///mall.example/content/super-market/a', 'https:\\\\mall.example/content/super-market/a',
  'https://mall.example\t/content/super-market/a', 'ht\ntps://evil.example/', 'https://\u200bmall.example/content/super-market/a', 'https://mall.example\u0000/content/super-market/a', 'http:evil.example', 'https:evil.example',
  'https:/evil.example', 'https://', 'https://?', 'http://[', 'https://mall.example//evil.example', 'https://mall.example/content/super-market/../../x', 'https://mall.example/', 'https://user@mall.example/content/super-market/a',
  // agreed origins, nearly
  'http://partner.example/', 'https://partner.example:444/', 'https://www.partner.example/', 'https://partner.example.evil.example/', 'https://pay.example/back', 'https://pay.example:8444/', 'https://partner.example@evil.example/',
  'https://partner.example\\evil', 'https://partner.example/a b', 'https://partner.example/a?b="c',
  // nested
  '/content/public-pages/login?redirect=https://evil.example', '/content/public-pages/login?redirect=%2F%2Fevil.example', '/content/public-pages/login?%72edirect=//evil.example', '/content/public-pages/login?a=1&redirect=javascript:alert(1)',
  '/content/public-pages/login?redirect=/content/a&redirect=//evil.example', `/content/public-pages/login?redirect=${encodeURIComponent('/content/public-pages/login?redirect=//evil.example')}`,
  'https://mall.example/content/public-pages/login?redirect=https%3A%2F%2Fevil.example', '/content/public-pages/login?redirect=', '/content/public-pages/login?redirect',
  // no place at all
  '', ' ', '.', '..', 'evil.example', 'evil.example/content/super-market/a', 'content/super-market/a', '../super-market/a', './a', '?a=1', '#a', '@evil.example', ':evil', 'null', 'undefined', `${own}?${'a'.repeat(5000)}`,
];
