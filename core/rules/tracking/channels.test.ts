import { describe, expect, it } from 'vitest';
import { projects } from '../../site/projects.ts';
import { adPositions } from './ad-positions.ts';
import { channelIds, defaultAppId } from './channels.ts';
import {
  memberRecommendDefaults,
  memberRecommendWarning,
  pointMaterialWarning,
} from './material-warnings.ts';
import { pageCode } from './page-code.ts';

describe('the constants of §9', () => {
  it('has six channels, the default appId and the default channelIds', () => {
    expect(channelIds).toEqual({
      RWX: 'C0001',
      QYH: 'C0002',
      JSRH: 'C0005',
      CHWL: 'C0007',
      YJ: 'C0008',
      YJQY: 'C0009',
    });
    expect([
      defaultAppId,
      projects['super-market'].channelId,
      projects['standalone-pages'].channelId,
    ]).toEqual(['C0013', 'C0013', 'F00000000']);
  });

  it('agrees with the sub-projects’ channelWays', () =>
    expect(
      Object.fromEntries(Object.entries(projects).map(([id, { channelWays }]) => [id, channelWays])),
    ).toMatchObject({
      'public-pages': 'MEMBER_JSRH',
      'supper-mall': 'MEMBER_JSRH',
      'super-market': 'MEMBER_JSRH',
      'standalone-pages': 'MEMBER_JSRH',
      'easy-use': 'MEMBER_RWY',
      'excellent-plus': 'MEMBER_YJ',
    }));

  it('has twenty-two ad positions', () => {
    const codes = Object.values(adPositions);
    expect(codes).toHaveLength(22);
    expect(codes).toEqual(Object.keys(adPositions));
    expect(codes).toEqual(
      expect.arrayContaining(['P0001', 'P0003', 'RWX1', 'RWX8', 'QYH1', 'QYH4', 'RH1', 'RH6', 'RH23']),
    );
    expect(codes).not.toContain('RH7');
  });
});

describe('calls that need an ad position (§5)', () => {
  const complete = { channel: 'H5', focusId: 'RH1', ptId: '1', ...memberRecommendDefaults };

  it('give no warning with all values', () => {
    expect(memberRecommendDefaults).toMatchObject({ channelId: '50458', positionId: '1' });
    expect(memberRecommendWarning(complete)).toBeUndefined();
    expect(pointMaterialWarning({ pointId: 'BLESSBAG', ptId: '1' })).toBeUndefined();
  });

  it.each(['channel', 'channelId', 'focusId', 'positionId', 'ptId', 'planChannelId'])(
    'give a warning when a recommendation lacks %s',
    (field) => expect(memberRecommendWarning({ ...complete, [field]: '' })).toContain(field),
  );

  it.each(['pointId', 'ptId'])('give a warning when a point’s material lacks %s', (field) =>
    expect(pointMaterialWarning({ pointId: '1', ptId: '1', [field]: undefined })).toContain(field),
  );
});

it('builds the page code of a subscribed business (§7)', () => {
  expect(pageCode('C0013', 'MarketIndex')).toBe('C0013_MarketIndex');
  expect(pageCode('C0013', 'MarketIndex', '2')).toBe('C0013_MarketIndex_2');
});
