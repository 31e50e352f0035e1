import type { Selectable } from 'kysely';
import type { Lamps } from '../../db/schema/notices.ts';
import { demoTemplate } from '../coupons.ts';
import type { Link } from '../links.ts';
import { monthStart } from '../month-start.ts';

const everywhere = { plan_id: '*', area_num: '*', channel_id: '*' };
const noCoupon = { begins_at: null, ends_at: null, coupon_id: null, amount_fen: null, threshold_fen: null };

/** The horse-race lamp: news for all, for one plan, for one city, and the coupons of the month. */
export const demoLamps = (now: Date, link: Link): readonly Selectable<Lamps>[] => {
  const news = (
    lamp_id: string,
    sort: number,
    text: string,
    pic_url: string,
    to: string,
    only: Partial<typeof everywhere> = {},
  ): Selectable<Lamps> => ({ lamp_id, ...everywhere, ...only, text, pic_url, link: to, sort, ...noCoupon });
  const coupon = (
    lamp_id: string,
    sort: number,
    templateId: string,
    only: Partial<typeof everywhere> = {},
  ): Selectable<Lamps> => {
    const { title, amount_fen, threshold_fen } = demoTemplate(templateId);
    return {
      ...news(lamp_id, sort, title, 'goods/luckybag', link('couponCenter'), only),
      begins_at: monthStart(now, 0),
      ends_at: monthStart(now, -1),
      coupon_id: templateId,
      amount_fen,
      threshold_fen,
    };
  };
  return [
    news('news-rights', 1, '权益每月1日更新，当月未领不累计', 'goods/gift', link('rightsEntrance')),
    news(
      'news-exchange',
      2,
      '卡密兑换本月开放，兑换记录随时可查',
      'goods/gift-gold',
      link('cardCodeExchange'),
    ),
    news('news-member', 3, '会员日每月8日10点开场', 'goods/video-blue', link('flashSale'), {
      plan_id: 'member',
    }),
    news('news-suzhou', 4, '苏州本地好店上新，苏式面套餐到店可用', 'goods/food', link('localLife'), {
      area_num: '320500',
    }),
    coupon('coupon-media', 1, 'cash-media'),
    coupon('coupon-fuel', 2, 'cash-travel'),
    coupon('coupon-member', 3, 'bag-20', { plan_id: 'member' }),
  ];
};
