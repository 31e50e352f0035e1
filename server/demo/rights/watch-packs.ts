import { details } from './details.ts';
import type { Pack, PackRight } from './pack.ts';

const toNumber = '充值到{mobile}';
const media = (key: string, name: string, pic: PackRight['pic'], supplier: string): PackRight => ({
  key,
  name,
  pic,
  hint: toNumber,
  detail: details.recharge(name, 31),
  supplier,
});

const coffee: PackRight = {
  key: 'coffee',
  name: '现磨咖啡兑换券',
  showName: '咖啡兑换券',
  pic: 'goods/coffee',
  hint: '全省1,820家门店可用',
  detail: details.store('现磨咖啡中杯', '全省任一合作咖啡门店', 30),
  supplier: 'coffee-chain',
  monthlyStock: 10_000,
  opens: { day: 1, hour: 10 },
};

const fuel: PackRight = {
  key: 'fuel',
  name: '20元加油券',
  pic: 'goods/fuel',
  hint: '全省加油站点通用，满200元可用',
  detail: details.store('20元加油券（单笔满200元可用）', '全省任一合作加油站', 30),
  supplier: 'fuel-network',
  monthlyStock: 5_000,
  opens: { day: 1, hour: 10 },
};

/** The packs of monthly video, music and daily-life rights. */
export const watchPacks: readonly Pack[] = [
  {
    productId: 'watch-30',
    family: 'cardProduct',
    name: '随心看权益包 30元版',
    vipTypeId: 1,
    priceFen: 3_000,
    pic: 'goods/gift',
    groups: [
      {
        key: 'media',
        name: '影音会员',
        choose: 2,
        rights: [
          media('video', '视频会员月卡', 'goods/video-blue', 'video-partner'),
          {
            ...media('variety', '综艺会员月卡', 'goods/video-green', 'video-partner'),
            hint: '点击链接开通',
            detail: details.link('综艺会员月卡', 31),
            delivery: 'link',
          },
          media('music', '音乐会员月卡', 'goods/music', 'music-partner'),
          {
            ...media('sports', '体育会员月卡', 'goods/video-orange', 'sports-partner'),
            hint: '凭兑换码开通',
            detail: details.code('体育会员月卡', 31),
            delivery: 'code',
          },
        ],
      },
      {
        key: 'life',
        name: '生活权益',
        choose: 2,
        rights: [
          coffee,
          fuel,
          {
            key: 'cinema',
            name: '2D电影通兑票',
            showName: '电影通兑票',
            pic: 'goods/cinema',
            hint: '全省286家影院可用',
            detail: details.store('2D电影通兑票', '全省任一合作影院', 30),
            supplier: 'cinema-network',
            monthlyStock: 0,
            goods: { goodsId: 'cinema', skuId: 'cinema.1' },
          },
          {
            key: 'carwash',
            name: '标准洗车券',
            pic: 'goods/carwash',
            hint: '铂金会员及以上可领',
            detail: details.store('标准洗车', '全省任一合作洗车门店', 30),
            supplier: 'carwash-network',
            minLevel: 3,
          },
        ],
      },
    ],
  },
  {
    productId: 'watch-20',
    family: 'cardProduct',
    name: '随心看权益包 20元版',
    vipTypeId: 11,
    priceFen: 2_000,
    pic: 'goods/video',
    startsNextMonth: true,
    groups: [
      {
        key: 'media',
        name: '影音会员',
        choose: 1,
        rights: [
          media('video', '视频会员月卡', 'goods/video-blue', 'video-partner'),
          media('music', '音乐会员月卡', 'goods/music', 'music-partner'),
          media('reading', '阅读会员月卡', 'goods/ebook', 'reading-partner'),
        ],
      },
      { key: 'life', name: '生活权益', choose: 1, rights: [coffee] },
    ],
  },
];
