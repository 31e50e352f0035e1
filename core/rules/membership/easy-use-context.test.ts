import { describe, expect, it } from 'vitest';
import { projectIds, projects } from '../../site/projects.ts';
import { easyUseContext, type EasyUseInput } from './easy-use-context.ts';

const otherPage: EasyUseInput = { levelFrom: 'vipTypeLevel', path: '/goods-detail' };

describe('the easy-use context (§4)', () => {
  it.each<[string, Partial<EasyUseInput>]>([
    ['the project is easy-use', { levelFrom: projects['easy-use'].levelFrom }],
    ['projectSource is easyUse', { projectSource: 'easyUse' }],
    ['the path contains /channel-easy-use', { path: '/content/supper-mall/channel-easy-use' }],
    ['routerFrom is ChannelEasyUse', { routerFrom: 'ChannelEasyUse' }],
    ['productId is 124', { productId: 124 }],
    ['productId is 186', { productId: '186' }],
    ['localProductId is 124', { localProductId: '124' }],
    ['localProductId is 186', { localProductId: 186 }],
  ])('holds when %s', (_when, hint) => expect(easyUseContext({ ...otherPage, ...hint })).toBe(true));

  it.each<[string, Partial<EasyUseInput>]>([
    ['no criterion applies', {}],
    ['the product is another', { productId: 1240, localProductId: '18' }],
    ['the source is another', { projectSource: 'easyuse', routerFrom: 'EquityPocket' }],
  ])('does not hold when %s', (_when, hint) => expect(easyUseContext({ ...otherPage, ...hint })).toBe(false));

  it('holds by the project alone only in easy-use', () => {
    expect(
      projectIds.filter((project) =>
        easyUseContext({ ...otherPage, levelFrom: projects[project].levelFrom }),
      ),
    ).toEqual(['easy-use']);
  });
});
