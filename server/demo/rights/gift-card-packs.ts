import { names } from '#core/config/names.ts';
import { details } from './details.ts';
import type { Pack, PackRight } from './pack.ts';

/** A product opened for a month by a card code gives exactly one right. */
const giftCard = (productId: string, right: PackRight): Pack => ({
  productId,
  family: 'single',
  name: `${right.name}兑换卡`,
  vipTypeId: null,
  priceFen: 0,
  pic: right.pic,
  groups: [{ key: 'gift', name: '兑换权益', choose: 1, rights: [right] }],
});

const media = (key: string, name: string, pic: PackRight['pic'], supplier: string): PackRight => ({
  key,
  name,
  pic,
  hint: '充值到{mobile}',
  detail: details.recharge(name, 31),
  supplier,
});

/** Products that are opened by card codes. */
export const giftCardPacks: readonly Pack[] = [
  giftCard('gift-video', media('video', '视频会员月卡', 'goods/video-green', 'video-partner')),
  giftCard('gift-coffee', {
    key: 'coffee',
    name: '现磨咖啡兑换券',
    showName: '咖啡兑换券',
    pic: 'goods/coffee',
    hint: '全省1,820家门店可用',
    detail: details.store('现磨咖啡中杯', '全省任一合作咖啡门店', 30),
    supplier: 'coffee-chain',
  }),
  {
    productId: 'watch-season',
    family: 'cardProduct',
    name: '影音季卡',
    vipTypeId: 6,
    priceFen: 4_500,
    pic: 'goods/video-pink',
    groups: [
      {
        key: 'media',
        name: '影音会员',
        choose: 1,
        rights: [
          media('video', '视频会员月卡', 'goods/video-blue', 'video-partner'),
          media('music', '音乐会员月卡', 'goods/music', 'music-partner'),
          media('reading', '阅读会员月卡', 'goods/ebook', 'reading-partner'),
          {
            key: 'data',
            name: '10GB流量礼包',
            pic: 'goods/data-10',
            hint: `仅限${names.province}号码，充值到{mobile}`,
            detail: details.data('10GB'),
            supplier: 'operator-data',
            provinceOnly: true,
          },
        ],
      },
    ],
  },
];
