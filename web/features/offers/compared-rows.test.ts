import { expect, it } from 'vitest';
import type { Tier, TierGroup } from '#core/contract/content/member-page.shapes.ts';
import { comparedRows } from './compared-rows.ts';
import { aTier } from './testing/some-tiers.ts';

const group = (groupName: string, chooseCount: number, ...names: string[]): TierGroup => ({
  groupId: groupName,
  groupName,
  chooseCount,
  totalCount: names.length,
  rightsList: names.map((rightsName) => ({
    rightsId: rightsName,
    rightsName,
    hint: '',
    picUrl: '',
    lackStockFlag: 0,
  })),
});
const tier = (productId: string, ...groups: TierGroup[]): Tier => aTier({ productId, groups });

it('the comparison has a row for each meaning, whatever the tiers call their groups', () => {
  const rows = comparedRows(
    [
      tier(
        'gold',
        group('影音会员', 1, '视频会员月卡', '音乐会员月卡'),
        group('生活权益', 1, '咖啡券', '洗车券'),
      ),
      tier(
        'plus',
        group('影音年度会员', 1, '视频年卡'),
        group('本月尊享', 3, '机场贵宾厅', '加油券', '咖啡券'),
      ),
    ],
    false,
  );
  expect(rows.slice(-4)).toEqual([
    { name: '每月可领', values: ['2项', '4项'] },
    { name: '影音娱乐', values: ['2选1', '任领1项'] },
    { name: '出行爱车', values: ['可选1种', '任领2项'] },
    { name: '美食茶饮', values: ['可选1种', '任领1项'] },
  ]);
});
