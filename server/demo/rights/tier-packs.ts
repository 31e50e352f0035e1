import { pages } from '#core/site/pages.ts';
import { details } from './details.ts';
import type { Pack, PackRight } from './pack.ts';

const withCompanion = '每月1次，含1位同行';
const toNumber = '充值到{mobile}';
const media = (key: string, name: string, pic: PackRight['pic'], supplier: string): PackRight => ({
  key,
  name,
  pic,
  hint: toNumber,
  detail: details.recharge(name, 31),
  supplier,
});

/** The membership tiers, and the cards of the two malls that have their own. */
export const tierPacks: readonly Pack[] = [
  {
    productId: 'platinum',
    family: 'dgdddjdj',
    name: '铂金会员',
    vipTypeId: 45,
    priceFen: 1_990,
    pic: 'goods/gift-gold',
    groups: [
      {
        key: 'media',
        name: '影音月卡',
        choose: 1,
        rights: [
          media('video', '视频会员月卡', 'goods/video-blue', 'video-partner'),
          media('music', '音乐豪华会员月卡', 'goods/music-blue', 'music-partner'),
          media('reading', '阅读会员月卡', 'goods/ebook', 'reading-partner'),
          media('game', '游戏会员月卡', 'goods/game', 'game-partner'),
        ],
      },
      {
        key: 'life',
        name: '咖啡奶茶',
        choose: 2,
        rights: [
          {
            key: 'coffee',
            name: '现磨咖啡兑换券',
            pic: 'goods/coffee',
            hint: '全省1,820家门店可用',
            detail: details.store('现磨咖啡中杯', '全省任一合作咖啡门店', 30),
            supplier: 'coffee-chain',
            goods: { goodsId: 'coffee', skuId: 'coffee.1' },
          },
          {
            key: 'milktea',
            name: '奶茶中杯任选券',
            pic: 'goods/milktea',
            hint: '全省960家门店可用',
            detail: details.store('中杯奶茶', '全省任一合作茶饮门店', 30),
            supplier: 'tea-chain',
            goods: { goodsId: 'milktea', skuId: 'milktea.1' },
          },
        ],
      },
      {
        key: 'travel',
        name: '出行权益',
        choose: 2,
        rights: [
          {
            key: 'rail',
            name: '高铁贵宾厅',
            pic: 'goods/rail',
            hint: withCompanion,
            detail: details.lounge('全省高铁站合作贵宾厅', '每月1次'),
            supplier: 'lounge-network',
          },
          {
            key: 'carwash',
            name: '标准洗车券',
            pic: 'goods/carwash',
            hint: '全省合作门店可用',
            detail: details.store('标准洗车', '全省任一合作洗车门店', 90),
            supplier: 'carwash-network',
            minLevel: 3,
          },
          {
            key: 'air',
            name: '机场贵宾厅',
            pic: 'goods/air',
            hint: withCompanion,
            detail: details.lounge('合作机场贵宾厅', '每月1次'),
            supplier: 'lounge-network',
            monthlyStock: 500,
            opens: { day: 28, hour: 10 },
          },
        ],
      },
      {
        key: 'data',
        name: '流量礼包',
        choose: 1,
        rights: [
          {
            key: 'data',
            name: '10GB流量礼包',
            pic: 'goods/data',
            hint: toNumber,
            detail: details.data('10GB'),
            supplier: 'operator-data',
            give: true,
          },
        ],
      },
    ],
  },
  {
    productId: '77',
    family: 'upgrade',
    name: `${pages.plusHome.title}会员`,
    vipTypeId: 111,
    priceFen: 29_900,
    pic: 'goods/gift-ink',
    groups: [
      {
        key: 'honour',
        name: '本月尊享',
        choose: 4,
        rights: [
          {
            key: 'air',
            name: '机场贵宾厅',
            pic: 'goods/air-ink',
            hint: withCompanion,
            detail: details.lounge('合作机场贵宾厅', '每月1次'),
            supplier: 'lounge-network',
          },
          {
            key: 'rail',
            name: '高铁贵宾厅',
            pic: 'goods/rail-ink',
            hint: withCompanion,
            detail: details.lounge('合作高铁站贵宾厅', '每月1次'),
            supplier: 'lounge-network',
          },
          {
            key: 'fuel',
            name: '50元加油券',
            pic: 'goods/fuel-ink',
            hint: '每月1张',
            detail: details.store('50元加油券（单笔满300元可用）', '全省任一合作加油站', 30),
            supplier: 'fuel-network',
          },
          {
            key: 'coffee',
            name: '手冲咖啡券',
            pic: 'goods/coffee-ink',
            hint: '每月4杯',
            detail: details.store('手冲咖啡（共4杯，可分次使用）', '合作精品咖啡门店', 30),
            supplier: 'coffee-chain',
          },
        ],
      },
      {
        key: 'media',
        name: '影音年度会员',
        choose: 1,
        rights: [
          {
            ...media('video', '视频年度会员', 'goods/video-ink', 'video-partner'),
            hint: '逐月到账，充值到{mobile}',
          },
          {
            ...media('music', '音乐年度会员', 'goods/music-ink', 'music-partner'),
            hint: '逐月到账，充值到{mobile}',
          },
        ],
      },
      {
        key: 'care',
        name: '健康与服务',
        choose: 1,
        rights: [
          {
            key: 'health',
            name: '健康顾问',
            pic: 'goods/health-ink',
            hint: '在线咨询不限次',
            detail: details.service('在线健康咨询'),
            supplier: 'health-partner',
          },
        ],
      },
    ],
  },
  {
    productId: '124',
    family: 'rwy',
    name: `${pages.easyUseHome.title}卡`,
    vipTypeId: 11,
    priceFen: 1_500,
    pic: 'goods/gift',
    groups: [
      {
        key: 'any',
        name: '每月任选',
        choose: 3,
        rights: [
          media('video', '视频月卡', 'goods/video-green', 'video-partner'),
          {
            key: 'milktea',
            name: '奶茶券',
            pic: 'goods/milktea-green',
            hint: '全省960家门店可用',
            detail: details.store('中杯奶茶', '全省任一合作茶饮门店', 30),
            supplier: 'tea-chain',
          },
          {
            key: 'data',
            name: '10GB流量',
            pic: 'goods/data-green',
            hint: toNumber,
            detail: details.data('10GB'),
            supplier: 'operator-data',
          },
          {
            key: 'coffee',
            name: '咖啡券',
            pic: 'goods/coffee',
            hint: '全省1,820家门店可用',
            detail: details.store('现磨咖啡中杯', '全省任一合作咖啡门店', 30),
            supplier: 'coffee-chain',
          },
          {
            key: 'cinema',
            name: '电影票',
            pic: 'goods/cinema',
            hint: '全省286家影院可用',
            detail: details.store('2D电影通兑票', '全省任一合作影院', 30),
            supplier: 'cinema-network',
          },
          {
            key: 'carwash',
            name: '洗车券',
            pic: 'goods/carwash',
            hint: '全省合作门店可用',
            detail: details.store('标准洗车', '全省任一合作洗车门店', 30),
            supplier: 'carwash-network',
          },
        ],
      },
    ],
  },
  {
    productId: '186',
    family: 'rwy',
    name: `${pages.easyUseHome.title}畅享卡`,
    vipTypeId: 11,
    priceFen: 2_500,
    pic: 'goods/gift-gold',
    groups: [
      {
        key: 'any',
        name: '每月任选',
        choose: 5,
        rights: [
          media('video', '视频月卡', 'goods/video-green', 'video-partner'),
          media('music', '音乐月卡', 'goods/music-green', 'music-partner'),
          {
            key: 'data',
            name: '20GB流量',
            pic: 'goods/data-green',
            hint: toNumber,
            detail: details.data('20GB'),
            supplier: 'operator-data',
          },
          {
            key: 'fuel',
            name: '20元加油券',
            pic: 'goods/fuel',
            hint: '全省加油站点通用',
            detail: details.store('20元加油券（单笔满200元可用）', '全省任一合作加油站', 30),
            supplier: 'fuel-network',
          },
          {
            key: 'food',
            name: '20元餐饮券',
            pic: 'goods/food',
            hint: '全省合作餐厅可用',
            detail: details.store('20元餐饮券（单笔满60元可用）', '全省任一合作餐厅', 30),
            supplier: 'food-network',
          },
        ],
      },
    ],
  },
];
