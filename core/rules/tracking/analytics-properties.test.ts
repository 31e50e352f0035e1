import { describe, expect, it } from 'vitest';
import { analyticsProperties, usesAnalytics, type AnalyticsContext } from './analytics-properties.ts';

const guest: AnalyticsContext = {
  appId: 'C0013',
  clientId: 'c1',
  channel: { id: 'C0013', name: 'JSRH' },
  envChannel: 'H5',
  place: { province: '江苏省', city: '320100' },
  page: { id: 'market-index', url: 'https://mall.example/content/super-market/market-index?m=13812345678' },
  screen: '390x844',
};
const member: AnalyticsContext = {
  ...guest,
  user: { mobile: '13812345678', brand: '1', city: '320100', memberGroup: '黄金会员' },
};

describe('analytics properties (§3, §9)', () => {
  it('has every property of the specification', () =>
    expect(Object.keys(analyticsProperties(guest, { type: 'clk' })).toSorted()).toEqual(
      [
        'WT_cid',
        'WT_mobile',
        'WT_loginProvince',
        'WT_loginCity',
        'WT_prov',
        'WT_city',
        'WT_clientID',
        'WT_userBrand',
        'XY.member',
        'XY.login_status',
        'WT.envName',
        'XY.point_position',
        'WT.goods_id',
        'WT.sku_id',
        'WT_next_url',
        'si_x',
        'WT.mc_ev',
        'XY.environment',
        'WT.channelid',
        'WT.page_id',
        'XY.channelname',
        'XY.pageid',
        'XY.current_url',
        'XY.module_name',
        'XY.module_no',
        'WT.sr',
        'WT.appId',
        'WT.dcsid',
        'WT_et',
        'WT.event',
        'XY.component_id',
      ].toSorted(),
    ));

  it('reports a guest as guest', () =>
    expect(analyticsProperties(guest, { type: 'clk' })).toMatchObject({
      'XY.member': 'guest',
      'XY.login_status': 0,
      WT_mobile: '',
    }));

  it('reports a member’s group and province and never the full number', () => {
    const properties = analyticsProperties(member, { type: 'clk', goodsId: '7', plId: 'f_d-l_q' });
    expect(properties).toMatchObject({
      'XY.member': '黄金会员',
      'XY.login_status': 1,
      WT_loginProvince: '250',
      WT_cid: '210315_QYCS_250',
      'WT.dcsid': 'H5',
      'XY.environment': 'production',
      'WT.goods_id': '7',
      'XY.point_position': 'f_d-l_q',
    });
    expect(JSON.stringify(properties)).not.toContain('13812345678');
  });

  it.each([
    ['C0013', true],
    ['C0014', true],
    ['C0017', true],
    ['C0018', true],
    ['C0015', false],
    ['', false],
    [undefined, false],
  ])('loads the SDK for appId %s: %s (§6)', (appId, used) => expect(usesAnalytics(appId)).toBe(used));
});
