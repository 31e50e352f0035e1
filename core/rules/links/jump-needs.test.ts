import { describe, expect, it } from 'vitest';
import type { PartnerSite } from '../../config/external-services.ts';
import { jumpNeeds, type JumpNeeds } from './jump-needs.ts';
import type { JumpContext } from './jump.ts';

const near: PartnerSite = {
  origin: 'https://near.example',
  longitudeKey: 'long',
  latitudeKey: 'lat',
  withAreaNum: false,
};
const context: JumpContext = {
  protocol: 'https:',
  host: 'mall.example',
  base: '/content',
  project: 'super-market',
  app: 'others',
  hasRouter: true,
  now: 9,
  blacklist: ['bad.example'],
  redirectOrigins: ['https://pay.example', 'https://bad.example'],
  partnerSites: [near],
};
const noNeeds: JumpNeeds = { exchange: undefined, position: undefined, userId: false };

describe('the data fetched before a jump (§2)', () => {
  it.each([
    [
      'an agreed origin: a token and the user id',
      'https://pay.example/a?b=1',
      { exchange: 'https://pay.example/a?b=1', userId: true },
    ],
    [
      'an agreed origin written without its protocol',
      '//pay.example/a',
      { exchange: 'https://pay.example/a', userId: true },
    ],
    [
      'a partner site: only the coordinates',
      'https://near.example/shops',
      { position: 'https://near.example/shops' },
    ],
    ['another mall of the product: the user id', '/content/supper-mall/mall-index', { userId: true }],
    ['a page of this project: nothing', '/mine-index', {}],
    ['a file on the own host: nothing', 'https://mall.example/static/rules.html', {}],
    ['an unknown site: nothing', 'https://stranger.example/', {}],
    ['the agreed host in plain http: nothing', 'http://pay.example/a', {}],
    [
      'a host that only shares a prefix with the agreed one: nothing',
      'https://pay.example.evil.example/',
      {},
    ],
    ['a host that only shares a suffix with the agreed one: nothing', 'https://evilpay.example/', {}],
    ['the agreed host as a user name: nothing', 'https://pay.example@evil.example/', {}],
    ['a blacklisted site, agreed or not: nothing', 'https://bad.example/', {}],
    ['an invalid link: nothing', 'javascript:alert(1)', {}],
  ])('%s', (_name, link, needs) => expect(jumpNeeds({ link }, context)).toEqual({ ...noNeeds, ...needs }));

  it('adds the user id only to jumps from a mall', () => {
    const standalone: JumpContext = { ...context, project: 'standalone-pages' };
    expect(jumpNeeds({ link: '/content/super-market/mine-index' }, standalone)).toEqual(noNeeds);
    expect(jumpNeeds({ link: 'https://pay.example/a' }, standalone)).toEqual({
      ...noNeeds,
      exchange: 'https://pay.example/a',
    });
  });
});
