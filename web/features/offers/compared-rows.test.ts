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
    { name: '每月可领', values: ['影音1项 · 生活1项', '影音1项 · 尊享3项'] },
    { name: '影音娱乐', values: ['2种', '1种'] },
    { name: '出行爱车', values: ['1种', '2种'] },
    { name: '美食茶饮', values: ['1种', '1种'] },
  ]);
});

it('the comparison counts what can be chosen, and says from when it can be claimed', () => {
  const media = group('影音会员', 2, '视频会员月卡', '音乐会员月卡');
  const gone = media.rightsList.map((right, at) => ({ ...right, lackStockFlag: at === 0 ? 1 : 0 }) as const);
  const rows = comparedRows(
    [
      aTier({ productId: 'a', firstClaimDay: '2026-09-01', groups: [media] }),
      aTier({ productId: 'b', groups: [{ ...media, totalCount: 1, rightsList: gone }] }),
    ],
    false,
  );
  expect(rows.slice(-3)).toEqual([
    { name: '每月可领', values: ['2项', '1项'] },
    { name: '首次领取', values: ['9月1日起可领', '开通即可领'] },
    { name: '影音娱乐', values: ['2种', '1种'] },
  ]);
});
