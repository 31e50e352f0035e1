import { vi } from 'vitest';
import { noExternalServices, type ExternalServices } from '#core/config/external-services.ts';
import { gateway } from '#core/contract/common/gateway.ts';
import { profile } from '#core/contract/user/profile.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import type { PageBootData } from '#core/site/page-document.ts';
import { QueryCache } from '../../queries/query-cache.ts';
import { noHost } from '../../hosts/host-context.tsx';
import type { Host } from '../../hosts/host.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { siteOf } from '../../site/site-context.tsx';
import type { JumpDependencies } from '../jump-request.ts';

export const someExternal: ExternalServices = {
  ...noExternalServices,
  redirectOrigins: ['https://pay.example'],
  partnerSites: [
    { origin: 'https://near.example', longitudeKey: 'long', latitudeKey: 'lat', withAreaNum: false },
    { origin: 'https://city.example', longitudeKey: 'longitude', latitudeKey: 'latitude', withAreaNum: true },
  ],
};

interface JumpSetup {
  readonly api?: FakeApi;
  readonly host?: Partial<Host>;
  readonly project?: PageBootData['project'];
}

/** Dependencies of a jump: a server with one barred site and hand-over tokens, and a location in Nanjing. */
export function jumpMeans({ api = anApi(), host, project = 'super-market' }: JumpSetup = {}) {
  const navigator = {
    push: vi.fn<(url: string) => void>(),
    replace: vi.fn<(url: string) => void>(),
    back: vi.fn<() => void>(),
    queryValue: () => undefined,
    path: '/',
  };
  const find = vi.fn<JumpDependencies['locationService']['find']>(async () => nanjing);
  const site = siteOf({ env: 'dev', base: '/content', project, external: someExternal });
  const means: JumpDependencies = {
    site,
    host: { ...noHost, ...host },
    call: api.call,
    queries: new QueryCache(0),
    navigator,
    locationService: { find, choose: () => undefined },
  };
  return { means, api, navigator, find };
}

export const anApi = (): FakeApi =>
  fakeApi()
    .answer(profile.dictionary, [
      { code: 'thirdLinkBlacklist', name: '黑名单', value: 'bad.example, worse.example/shop' },
    ])
    .answer(gateway.tokenisedLink, ({ url }) => `${url}${url.includes('?') ? '&' : '?'}token=once`);
