import { details } from './details.ts';
import type { Pack, PackRight } from './pack.ts';

const membership = (
  key: string,
  name: string,
  pic: PackRight['pic'],
  supplier: string,
  more: Partial<PackRight> = {},
): PackRight => ({
  key,
  name,
  pic,
  hint: '充值到{mobile}',
  detail: details.recharge(name, 31),
  supplier,
  ...more,
});

/** One membership of several, chosen every month. */
export const choosePack: Pack = {
  productId: 'choose-any',
  family: 'dq',
  name: '会员任我选',
  vipTypeId: null,
  priceFen: 1_500,
  pic: 'goods/gift',
  groups: [
    {
      key: 'any',
      name: '本月任选',
      choose: 1,
      rights: [
        membership('video', '视频会员月卡', 'goods/video-blue', 'video-partner'),
        membership('variety', '综艺会员月卡', 'goods/video-green', 'video-partner'),
        membership('music', '音乐会员月卡', 'goods/music', 'music-partner'),
        membership('reading', '阅读会员月卡', 'goods/ebook', 'reading-partner'),
        membership('shopping', '购物会员月卡', 'goods/luckybag', 'retail-partner'),
        membership('game', '游戏会员月卡', 'goods/game', 'game-partner', { monthlyStock: 500 }),
        membership('sports', '体育会员月卡', 'goods/video-orange', 'video-partner', { monthlyStock: 0 }),
      ],
    },
  ],
};
