import { expect, it } from 'vitest';
import { provinceCities } from './content-forms/choices.ts';
import { cities } from '../location/cities.ts';
import { contentLinkFault } from './content-link-fault.ts';

const places = {
  base: '/content',
  ownOrigins: ['https://mall.example'],
  agreedOrigins: ['https://partner.example'],
  blacklist: ['partner.example/blocked'],
};

it.each([
  ['/content/super-market/market-index', undefined],
  ['/market-index?from=floor', undefined],
  ['https://mall.example/content/super-market/search', undefined],
  ['https://partner.example/offer', undefined],
  ['https://partner.example/blocked/page', '在黑名单里'],
  ['https://other.example/', '不在允许的站点里'],
  ['//other.example/', '不是页面路径，也不是网址'],
  ['javascript:alert(1)', '不是页面路径，也不是网址'],
  ['/content/super-market/no-such-page', '没有这个页面'],
])('a link on a page: %s', (link, fault) => expect(contentLinkFault(link, places)).toBe(fault));

it('the cities of forms are those of the province in the table of cities', () =>
  expect(provinceCities.map(([areaNum, name]) => [areaNum, name])).toEqual(
    cities
      .filter(({ province }) => province === '江苏省')
      .map(({ areaNum, areaName }) => [areaNum, areaName]),
  ));
