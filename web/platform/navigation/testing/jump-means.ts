import { vi } from 'vitest';
import { nothingOutside, type Outside } from '#core/config/outside.ts';
import { gateway } from '#core/contract/common/gateway.ts';
import { profile } from '#core/contract/user/profile.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import type { PageStart } from '#core/site/page-document.ts';
import { AnswerCache } from '../../answers/answer-cache.ts';
import { noHost } from '../../hosts/host-context.tsx';
import type { Host } from '../../hosts/host.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { worldOf } from '../../world/world.tsx';
import type { JumpMeans } from '../jump-order.ts';

export const someOutside: Outside = {
  ...nothingOutside,
  redirectOrigins: ['https://pay.example'],
  partnerSites: [
    { origin: 'https://near.example', longitudeKey: 'long', latitudeKey: 'lat', withAreaNum: false },
    { origin: 'https://city.example', longitudeKey: 'longitude', latitudeKey: 'latitude', withAreaNum: true },
  ],
};

interface Told {
  readonly api?: FakeApi;
  readonly host?: Partial<Host>;
  readonly project?: PageStart['project'];
}

/** Everything a jump is made with: a server with one barred site and tokens to give, and somebody standing in Nanjing. */
export function jumpMeans({ api = anApi(), host, project = 'super-market' }: Told = {}) {
  const navigator = {
    push: vi.fn<(url: string) => void>(),
    replace: vi.fn<(url: string) => void>(),
    back: vi.fn<() => void>(),
    search: '',
    path: '/',
  };
  const find = vi.fn<JumpMeans['whereabouts']['find']>(async () => nanjing);
  const world = worldOf({ env: 'dev', base: '/content', project, outside: someOutside });
  const means: JumpMeans = {
    world,
    host: { ...noHost, ...host },
    call: api.call,
    answers: new AnswerCache(0),
    navigator,
    whereabouts: { find, choose: () => undefined },
  };
  return { means, api, navigator, find };
}

export const anApi = (): FakeApi =>
  fakeApi()
    .answer(profile.dictionary, [
      { code: 'thirdLinkBlacklist', name: '黑名单', value: 'bad.example, worse.example/shop' },
    ])
    .answer(gateway.tokenisedLink, ({ url }) => `${url}${url.includes('?') ? '&' : '?'}token=once`);
