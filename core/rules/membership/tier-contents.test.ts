import { describe, expect, it } from 'vitest';
import { savesPerMonthFen, tierEntries, type ContentGroup } from './tier-contents.ts';

const right = (name: string, worthFen: number | null, hint = '全省可用') => ({
  name,
  hint,
  picUrl: `goods/${name}`,
  worthFen,
  canChoose: true,
});
const media: ContentGroup = {
  name: '影音月卡',
  chooseCount: 1,
  rights: [right('video', 2_500), right('music', 1_500)],
};
const data: ContentGroup = {
  name: '流量礼包',
  chooseCount: 1,
  rights: [right('data', 2_000, '充值到{mobile}')],
};
const care: ContentGroup = {
  name: '服务',
  chooseCount: 2,
  rights: [right('doctor', null), right('check', 5_000)],
};

describe('the contents of a tier', () => {
  it('list a choice group as one entry and other groups right by right', () => {
    expect(tierEntries([media, data, care])).toEqual([
      { name: '影音月卡', note: '2选1', picUrl: 'goods/video' },
      { name: 'data', note: '充值到您的手机号', picUrl: 'goods/data' },
      { name: 'doctor', note: '全省可用', picUrl: 'goods/doctor' },
      { name: 'check', note: '全省可用', picUrl: 'goods/check' },
    ]);
    const gone = { ...right('gone', 3_000, '本月已领完'), canChoose: false };
    expect(tierEntries([{ ...media, rights: [...media.rights, gone] }])).toMatchObject([{ note: '2选1' }]);
    expect(tierEntries([{ ...data, rights: [...data.rights, gone] }])).toMatchObject([
      { name: 'data' },
      { name: 'gone', note: '本月已领完' },
    ]);
    expect(tierEntries([{ name: '空', chooseCount: 1, rights: [] }])).toEqual([]);
  });

  it('save the most expensive choice minus the price, at least zero', () => {
    expect(savesPerMonthFen([media, data, care], 1_990)).toBe(2_500 + 2_000 + 5_000 - 1_990);
    expect(savesPerMonthFen([media], 3_000)).toBe(0);
  });
});
