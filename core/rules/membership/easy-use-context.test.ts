import { describe, expect, it } from 'vitest';
import { projectIds, projects } from '../../site/projects.ts';
import { easyUseContext, type EasyUseHints } from './easy-use-context.ts';

const elsewhere: EasyUseHints = { levelFrom: 'vipTypeLevel', path: '/goods-detail' };

describe('the easy-use context (§4)', () => {
  it.each<[string, Partial<EasyUseHints>]>([
    ['the project is easy-use', { levelFrom: projects['easy-use'].levelFrom }],
    ['projectSource is easyUse', { projectSource: 'easyUse' }],
    ['the path contains /channel-easy-use', { path: '/content/supper-mall/channel-easy-use' }],
    ['routerFrom is ChannelEasyUse', { routerFrom: 'ChannelEasyUse' }],
    ['productId is 124', { productId: 124 }],
    ['productId is 186', { productId: '186' }],
    ['localProductId is 124', { localProductId: '124' }],
    ['localProductId is 186', { localProductId: 186 }],
  ])('holds when %s', (_when, hint) => expect(easyUseContext({ ...elsewhere, ...hint })).toBe(true));

  it.each<[string, Partial<EasyUseHints>]>([
    ['nothing hints at it', {}],
    ['the product is another', { productId: 1240, localProductId: '18' }],
    ['the source is another', { projectSource: 'easyuse', routerFrom: 'EquityPocket' }],
  ])('does not hold when %s', (_when, hint) => expect(easyUseContext({ ...elsewhere, ...hint })).toBe(false));

  it('holds in one project only by its trait', () => {
    expect(
      projectIds.filter((project) =>
        easyUseContext({ ...elsewhere, levelFrom: projects[project].levelFrom }),
      ),
    ).toEqual(['easy-use']);
  });
});
