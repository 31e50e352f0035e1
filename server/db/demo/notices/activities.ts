import type { Selectable } from 'kysely';
import type { ActivityFloors, MarketingPoints } from '../../schema/notices.ts';
import type { Link } from '../links.ts';
import { monthStart } from '../month-start.ts';

/** The activities of the month. */
export const demoActivityFloors = (now: Date, link: Link): readonly Selectable<ActivityFloors>[] => {
  const floor = (act_floor_id: string, content: Selectable<ActivityFloors>['content']): Selectable<ActivityFloors> =>
    ({ act_floor_id, begins_at: monthStart(now, 0), ends_at: monthStart(now, -1), content });
  return [
    floor('member-day', {
      title: '会员日',
      subtitle: '每月8日10点，视频月卡半价',
      picUrl: 'goods/video-blue',
      link: link('flashSale'),
      rules: ['每位会员每场限购1件', '半价商品不与其他优惠同享', '到账后不支持退换'],
    }),
    floor('card-exchange', {
      title: '卡密兑换',
      subtitle: '输入卡密，权益到手',
      picUrl: 'goods/gift-gold',
      link: link('cardCodeExchange'),
      rules: ['每个卡密只能兑换一次', '兑换时间以卡面所示批次为准', '兑换后不支持退换，请核对充值号码'],
    }),
    floor('half-price', {
      title: '五折购',
      subtitle: '黄金会员每月1次',
      picUrl: 'goods/milktea',
      link: link('halfPrice'),
      rules: ['黄金会员及以上每月可购1件', '当月未使用的次数不累计'],
    }),
  ];
};

/** Offers by the kind of page that shows them. */
export const demoMarketingPoints = (link: Link): readonly Selectable<MarketingPoints>[] => {
  const point = (page_type: string, key: string, sort: number, name: string, pic_url: string, to: string): Selectable<MarketingPoints> =>
    ({ point_id: `${page_type}.${key}`, page_type, name, pic_url, link: to, sort, begins_at: null, ends_at: null });
  return [
    point('home', 'rights', 1, '本月权益待领取', 'goods/gift', link('rightsEntrance')),
    point('home', 'luckybag', 2, '权益福袋', 'goods/luckybag', link('luckyBag')),
    point('mine', 'exchange', 1, '卡密兑换', 'goods/gift-gold', link('cardCodeExchange')),
    point('mine', 'coupons', 2, '领券中心', 'goods/coffee', link('couponCenter')),
    point('rights', 'half', 1, '五折购', 'goods/milktea', link('halfPrice')),
    point('rights', 'local', 2, '本地生活', 'goods/food', link('localLife')),
  ];
};
