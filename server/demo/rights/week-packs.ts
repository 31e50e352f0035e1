import { details } from './details.ts';
import type { Pack, PackRight } from './pack.ts';

const week = (key: string, name: string, pic: PackRight['pic'], supplier: string): PackRight => ({
  key,
  name,
  pic,
  hint: '充值到{mobile}',
  detail: details.recharge(name, 7),
  supplier,
});
const dataForTheWeek =
  '领取后，10GB国内通用流量计入您的手机号，随7天包到期失效，不结转。\n流量优先于套餐内流量使用，可在「号管家」查看余量。\n停机、销号或携号转出期间不可领取。';
const video = week('video', '视频会员周卡', 'goods/video-blue', 'video-partner');
const music = week('music', '音乐会员周卡', 'goods/music-blue', 'music-partner');

/** Packs that last a week instead of a month. */
export const weekPacks: readonly Pack[] = [
  {
    productId: 'watch-7',
    family: 'cardProduct',
    name: '随心看7天包',
    vipTypeId: null,
    priceFen: 990,
    pic: 'goods/video',
    groups: [
      {
        key: 'data',
        name: '5G通用流量',
        choose: 1,
        rights: [
          {
            key: 'data',
            name: '10GB 5G通用流量',
            pic: 'goods/data-10',
            hint: '7天有效，充值到{mobile}',
            detail: dataForTheWeek,
            supplier: 'operator-data',
          },
        ],
      },
      {
        key: 'week',
        name: '会员周卡',
        choose: 1,
        rights: [video, music, week('reading', '阅读会员周卡', 'goods/ebook', 'reading-partner')],
      },
    ],
  },
  {
    productId: 'trial',
    family: 'single',
    name: '新人0元体验包',
    vipTypeId: null,
    priceFen: 0,
    pic: 'goods/luckybag',
    groups: [{ key: 'week', name: '体验周卡', choose: 1, rights: [video, music] }],
  },
];
