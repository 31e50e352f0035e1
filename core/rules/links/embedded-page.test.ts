import { expect, it } from 'vitest';
import { embeddedPage } from './embedded-page.ts';

const context = {
  ownOrigin: 'https://mall.example',
  agreedOrigins: ['https://partner.example'],
  blacklist: ['partner.example/bad'],
};

it.each([
  [
    '/content/public-pages/',
    { kind: 'allowed', url: 'https://mall.example/content/public-pages/', sandbox: 'allow-same-origin' },
  ],
  [
    'https://mall.example/a',
    { kind: 'allowed', url: 'https://mall.example/a', sandbox: 'allow-same-origin' },
  ],
  [
    'https://partner.example/a?b=c',
    {
      kind: 'allowed',
      url: 'https://partner.example/a?b=c',
      sandbox: 'allow-same-origin allow-scripts allow-forms allow-popups',
    },
  ],
  ['', { kind: 'none' }],
  [undefined, { kind: 'none' }],
  ['https://evil.example/', { kind: 'refused' }],
  ['//evil.example/', { kind: 'refused' }],
  ['/\\evil.example/', { kind: 'refused' }],
  ['https://mall.example@evil.example/', { kind: 'refused' }],
  ['javascript:alert(1)', { kind: 'refused' }],
  ['data:text/html,hello', { kind: 'refused' }],
] as const)('the page %s is embedded only from an allowed origin, in a sandbox', (link, expected) => {
  expect(embeddedPage(link, context)).toEqual(expected);
});
