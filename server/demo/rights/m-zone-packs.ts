import { details } from './details.ts';
import type { Pack, PackRight } from './pack.ts';

const member = (key: string, name: string, pic: PackRight['pic'], supplier: string): PackRight => ({
  key,
  name,
  pic,
  hint: '充值到{mobile}',
  detail: details.recharge(name, 31),
  supplier,
});

/** The packs of 动感圈: monthly rights for young subscribers, online and in shops. */
export const mZonePacks: readonly Pack[] = [
  {
    productId: 'youth-circle',
    family: 'dq',
    name: '动感圈青春权益包',
    vipTypeId: null,
    priceFen: 1_900,
    pic: 'goods/game',
    groups: [
      {
        key: 'play',
        name: '青春影音',
        choose: 2,
        rights: [
          member('video', '视频会员月卡', 'goods/video-orange', 'video-partner'),
          member('music', '音乐会员月卡', 'goods/music-green', 'music-partner'),
          member('game', '游戏会员月卡', 'goods/game', 'game-partner'),
          member('read', '阅读会员月卡', 'goods/ebook', 'reading-partner'),
        ],
      },
      {
        key: 'shop',
        name: '圈内好店',
        choose: 2,
        rights: [
          {
            key: 'tea',
            name: '奶茶中杯任选券',
            pic: 'goods/milktea',
            hint: '柳岸茶饮全省门店可用',
            detail: details.store('中杯奶茶一杯', '柳岸茶饮任一门店', 30),
            supplier: 'tea-chain',
          },
          {
            key: 'coffee',
            name: '现磨咖啡兑换券',
            pic: 'goods/coffee',
            hint: '街角咖啡全省门店可用',
            detail: details.store('现磨咖啡中杯', '街角咖啡任一门店', 30),
            supplier: 'coffee-chain',
            monthlyStock: 2_000,
          },
          {
            key: 'cinema',
            name: '2D电影通兑票',
            pic: 'goods/cinema',
            hint: '银幕时光影城可用',
            detail: details.store('2D电影一场', '银幕时光影城任一门店', 30),
            supplier: 'cinema-network',
            monthlyStock: 0,
          },
          {
            key: 'noodle',
            name: '苏式面单人套餐',
            pic: 'goods/food',
            hint: '面点小馆可用',
            detail: details.store('苏式面单人套餐', '面点小馆任一门店', 15),
            supplier: 'food-network',
            minLevel: 2,
          },
        ],
      },
    ],
  },
];
