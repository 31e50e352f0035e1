import { describe, expect, it } from 'vitest';
import type { PartnerSite } from '../../config/outside.ts';
import { jumpNeeds, type JumpNeeds } from './jump-needs.ts';
import type { JumpGround } from './jump-target.ts';

const near: PartnerSite = {
  origin: 'https://near.example',
  longitudeKey: 'long',
  latitudeKey: 'lat',
  withAreaNum: false,
};
const ground: JumpGround = {
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
const nothing: JumpNeeds = { exchange: undefined, position: undefined, userId: false };

describe('what goes before a jump (§2)', () => {
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
      'a partner site: the coordinates alone',
      'https://near.example/shops',
      { position: 'https://near.example/shops' },
    ],
    ['another mall of ours: the user id', '/content/supper-mall/mall-index', { userId: true }],
    ['a page of this project: nothing', '/mine-index', {}],
    ['our own files: nothing', 'https://mall.example/static/rules.html', {}],
    ['a stranger: nothing', 'https://stranger.example/', {}],
    ['the agreed host in plain http: nothing', 'http://pay.example/a', {}],
    ['a host that only begins like the agreed one: nothing', 'https://pay.example.evil.example/', {}],
    ['a host that only ends like the agreed one: nothing', 'https://evilpay.example/', {}],
    ['the agreed host as a user name: nothing', 'https://pay.example@evil.example/', {}],
    ['a blacklisted site, agreed or not: nothing', 'https://bad.example/', {}],
    ['no link at all: nothing', 'javascript:alert(1)', {}],
  ])('%s', (_name, link, needs) => expect(jumpNeeds({ link }, ground)).toEqual({ ...nothing, ...needs }));

  it('names the subscriber only out of a mall', () => {
    const standalone: JumpGround = { ...ground, project: 'standalone-pages' };
    expect(jumpNeeds({ link: '/content/super-market/mine-index' }, standalone)).toEqual(nothing);
    expect(jumpNeeds({ link: 'https://pay.example/a' }, standalone)).toEqual({
      ...nothing,
      exchange: 'https://pay.example/a',
    });
  });
});
