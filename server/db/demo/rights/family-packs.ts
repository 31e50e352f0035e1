import { names } from '#core/config/names.ts';
import { details } from './details.ts';
import type { Pack } from './pack.ts';

/** Packs of the other families: campaigns, partners and cities. */
export const familyPacks: readonly Pack[] = [
  {
    productId: 'car-owner',
    family: 'dgdddjdj',
    name: '车主权益包',
    vipTypeId: null,
    priceFen: 1_000,
    pic: 'goods/carwash',
    startsNextMonth: true,
    groups: [
      {
        key: 'car',
        name: '车主权益',
        choose: 2,
        rights: [
          { key: 'carwash', name: '标准洗车券', pic: 'goods/carwash', hint: '全省合作门店可用', detail: details.store('标准洗车', '全省任一合作洗车门店', 30), supplier: 'carwash-network' },
          { key: 'fuel', name: '20元加油券', pic: 'goods/fuel', hint: '全省加油站点通用', detail: details.store('20元加油券（单笔满200元可用）', '全省任一合作加油站', 30), supplier: 'fuel-network' },
        ],
      },
    ],
  },
  {
    productId: 'partner-tv',
    family: 'partner-yg',
    name: '电视会员权益包',
    vipTypeId: null,
    priceFen: 1_900,
    pic: 'goods/video-pink',
    groups: [
      {
        key: 'tv',
        name: '电视会员',
        choose: 1,
        rights: [
          { key: 'film', name: '电视影视会员月卡', pic: 'goods/video-pink', hint: '充值到{mobile}', detail: details.recharge('电视影视会员月卡', 31), supplier: 'tv-partner' },
          { key: 'kids', name: '电视少儿会员月卡', pic: 'goods/video-orange', hint: '充值到{mobile}', detail: details.recharge('电视少儿会员月卡', 31), supplier: 'tv-partner' },
          { key: 'sports', name: '电视体育会员月卡', pic: 'goods/video-red', hint: '充值到{mobile}', detail: details.recharge('电视体育会员月卡', 31), supplier: 'tv-partner', monthlyStock: 0 },
        ],
      },
    ],
  },
  {
    productId: 'partner-shop',
    family: 'partner',
    name: '购物会员权益包',
    vipTypeId: 6,
    priceFen: 1_500,
    pic: 'goods/luckybag',
    groups: [
      {
        key: 'shop',
        name: '购物权益',
        choose: 1,
        rights: [
          { key: 'pass', name: '购物会员月卡', pic: 'goods/luckybag', hint: '充值到{mobile}', detail: details.recharge('购物会员月卡', 31), supplier: 'retail-partner' },
          { key: 'gift', name: '生鲜满减券', pic: 'goods/peach', hint: '满59元减12元', detail: details.store('生鲜满减券（单笔满59元减12元）', '合作生鲜门店', 30), supplier: 'retail-partner' },
          { key: 'coffee', name: '美式咖啡会员价', pic: 'goods/coffee', hint: '全省1,820家门店可用', detail: '购买后，到全省任一合作咖啡门店向店员出示本机号码，即可兑换美式咖啡中杯一杯。\n自购买之日起30天内有效，每次限用一张，不找零、不兑现。', supplier: 'coffee-chain', goods: { goodsId: 'coffee', skuId: 'coffee.1' }, sold: true },
        ],
      },
    ],
  },
  {
    productId: 'city',
    family: 'dq',
    name: '动感圈同城权益包',
    vipTypeId: null,
    priceFen: 800,
    pic: 'goods/food',
    groups: [
      {
        key: 'city',
        name: '同城好店',
        choose: 1,
        rights: [
          { key: 'noodle', name: '苏式面单人套餐', pic: 'goods/food', hint: '合作面馆可用', detail: details.store('苏式面单人套餐', '合作面馆', 15), supplier: 'food-network' },
          { key: 'tea', name: '盖碗茶体验券', pic: 'goods/tea', hint: '合作茶馆可用', detail: details.store('盖碗茶一位', '合作茶馆', 15), supplier: 'food-network', monthlyStock: 300 },
        ],
      },
    ],
  },
  {
    productId: 'water-town',
    family: 'shuiyunjs',
    name: `水韵${names.province}文旅权益包`,
    vipTypeId: null,
    priceFen: 1_200,
    pic: 'goods/rail',
    groups: [
      {
        key: 'tour',
        name: '文旅权益',
        choose: 1,
        rights: [
          { key: 'garden', name: '园林夜游券', pic: 'goods/gift', hint: '合作景区可用', detail: details.store('园林夜游一位', '合作景区', 30), supplier: 'travel-partner', monthlyStock: 2_000 },
          { key: 'spring', name: '温泉体验券', pic: 'goods/health', hint: '冬季限定', detail: details.store('温泉体验一位', '合作温泉酒店', 30), supplier: 'travel-partner', endsAt: '2026-03-01T00:00:00+08:00' },
          { key: 'rail', name: '水乡往返乘车券', pic: 'goods/rail', hint: '省内旅游专线通用', detail: details.store('往返乘车一位', '省内旅游专线服务点', 30), supplier: 'travel-partner' },
        ],
      },
      {
        key: 'taste',
        name: '一城一味',
        choose: 1,
        rights: [
          { key: 'noodle', name: '苏式面单人套餐', pic: 'goods/food', hint: '合作面馆可用', detail: details.store('苏式面单人套餐', '合作面馆', 15), supplier: 'food-network' },
          { key: 'tea', name: '盖碗茶体验券', pic: 'goods/tea', hint: '合作茶馆可用', detail: details.store('盖碗茶一位', '合作茶馆', 15), supplier: 'food-network' },
          { key: 'peach', name: '时令水蜜桃礼盒券', pic: 'goods/peach', hint: '产地门店自提', detail: details.store('水蜜桃礼盒一份', '产地合作门店', 15), supplier: 'food-network', monthlyStock: 0 },
        ],
      },
    ],
  },
  {
    productId: 'health-card',
    family: 'special',
    name: '健康卡年费版',
    vipTypeId: 4,
    priceFen: 6_600,
    pic: 'goods/health',
    groups: [
      {
        key: 'care',
        name: '健康服务',
        choose: 2,
        rights: [
          { key: 'doctor', name: '在线问诊', pic: 'goods/health', hint: '每月不限次', detail: details.service('在线问诊'), supplier: 'health-partner' },
          { key: 'check', name: '口腔检查券', pic: 'goods/gift', hint: '合作门诊可用', detail: details.store('口腔检查', '合作口腔门诊', 60), supplier: 'health-partner' },
        ],
      },
    ],
  },
];
