import { describe, expect, it } from 'vitest';
import { userView } from './user-view.ts';

const avatar = '/avatar.svg';

describe('the subscriber as shown on pages (§3)', () => {
  it.each([
    ['a raw number', { mobile: '13800000001' }, '138****0001', '13800000001'],
    ['a masked number', { mobile: '138****0001' }, '138****0001', ''],
    [
      'a masked number and the raw one',
      { mobile: '138****0001', telePhone: '13800000001' },
      '138****0001',
      '13800000001',
    ],
    ['no number', {}, '', ''],
  ])('shows %s masked and keeps the raw one as telePhone', (_what, info, mobile, telePhone) => {
    expect(userView(info, avatar)).toMatchObject({ mobile, telePhone });
  });

  it.each([
    ['https://img/a.png', 'https://img/a.png'],
    ['', avatar],
    [null, avatar],
    [undefined, avatar],
  ])('with picture %j shows %s', (headImgUrl, shown) =>
    expect(userView({ headImgUrl }, avatar).headImgUrl).toBe(shown),
  );

  it.each([
    [1, 1],
    ['1', 1],
    [true, 1],
    [0, 0],
    ['0', 0],
    ['', 0],
    [2, 0],
    [null, 0],
    [undefined, 0],
  ])('ispFlag %j is normalised to %i', (ispFlag, normalised) =>
    expect(userView({ ispFlag }, avatar).ispFlag).toBe(normalised),
  );

  it('adds the brand name and keeps every other field', () => {
    expect(userView({ userId: 'u1', rwyVip: 1, brandNum: 2, creditLevel: 5 }, avatar)).toMatchObject({
      userId: 'u1',
      rwyVip: 1,
      creditLevel: 5,
      userBrand: 1,
      userBrandName: '全球尊享',
      userBrandNameEx: '金卡',
    });
  });
});
