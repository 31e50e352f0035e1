import { gzipSync } from 'node:zlib';
import { area } from '#core/contract/common/area.ts';
import { userLog } from '#core/contract/common/user-log.ts';
import { verification } from '#core/contract/common/verification.ts';
import { home } from '#core/contract/goods/home.ts';
import type { LoadRequest } from '../harness/load-plan.ts';

/** What one address sends, at a rate that the limits are not known to allow. */
export interface Abuse {
  readonly name: string;
  readonly perSecond: number;
  readonly requests: readonly LoadRequest[];
}

const headers = { 'x-forwarded-for': '10.66.6.6', 'x-requested-with': 'XMLHttpRequest' };
const page = { ...headers, accept: 'text/html' };
const many = <Item>(count: number, make: (i: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Texts on which a careless pattern backtracks. */
const backtracking = [
  `${'a'.repeat(4_000)}!`,
  `${'1'.repeat(4_000)}x`,
  `${' '.repeat(4_000)}x`,
  `${'/..'.repeat(1_300)}x`,
  `${'a.'.repeat(2_000)}@`,
  `http://${'a-'.repeat(1_900)}`,
];

export function abusesOf(base: string): readonly Abuse[] {
  const pathOf = ({ prefix, path }: { readonly prefix: string; readonly path: string }) =>
    base + prefix + path;
  const post = (endpoint: { readonly prefix: string; readonly path: string }, body: string): LoadRequest => ({
    method: 'POST',
    path: pathOf(endpoint),
    headers,
    body,
  });
  const get = (path: string, as: Readonly<Record<string, string>> = page): LoadRequest => ({
    method: 'GET',
    path,
    headers: as,
  });
  const index = `${base}/super-market/market-index`;
  const plus = `${base}/excellent-plus/index`;
  const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024, ' '), { level: 9 });
  return [
    {
      name: 'pages with a new parameter each',
      perSecond: 40,
      requests: many(4_000, (i) => get(`${index}?x${i}=${i}`)),
    },
    {
      name: 'pages with a new value of a parameter they read',
      perSecond: 40,
      requests: many(4_000, (i) => get(`${plus}?productId=p${i}`)),
    },
    { name: 'queries of 60 KB', perSecond: 40, requests: [get(`${index}?${'a&'.repeat(30_000)}`)] },
    {
      name: 'pages of 10⁹ rows',
      perSecond: 100,
      requests: [post(home.forYou, JSON.stringify({ pageNum: 1e9, pageSize: 1e9 }))],
    },
    {
      name: 'compression bombs',
      perSecond: 100,
      requests: [
        {
          method: 'POST',
          path: pathOf(userLog.behaviourLog),
          headers: { ...headers, 'content-encoding': 'gzip' },
          body: bomb,
        },
      ],
    },
    {
      name: 'texts to backtrack on',
      perSecond: 200,
      requests: backtracking.flatMap((text) => [
        post(verification.sendLoginCode, JSON.stringify({ mobile: text, captchaToken: text, ticket: text })),
        post(verification.checkCaptcha, JSON.stringify({ captchaId: text, x: 1, trace: [] })),
        get(`${pathOf(area.searchArea)}?keyword=${encodeURIComponent(text)}`, headers),
        get(
          `${index}?redirect=${encodeURIComponent(text)}&cmToken=${encodeURIComponent(text).slice(0, 3_000)}`,
        ),
      ]),
    },
    { name: 'captcha pictures', perSecond: 200, requests: [post(verification.newCaptcha, '{}')] },
  ];
}
