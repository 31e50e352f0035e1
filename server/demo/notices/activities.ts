import type { Selectable } from 'kysely';
import { names } from '#core/config/names.ts';
import type { ActivityFloors, MarketingPoints } from '../../db/schema/notices.ts';
import type { Link } from '../links.ts';
import { monthStart } from '../month-start.ts';

/** The activities of the month. */
export const demoActivityFloors = (now: Date, link: Link): readonly Selectable<ActivityFloors>[] => {
  const floor = (
    act_floor_id: string,
    content: Selectable<ActivityFloors>['content'],
  ): Selectable<ActivityFloors> => ({
    act_floor_id,
    begins_at: monthStart(now, 0),
    ends_at: monthStart(now, -1),
    content,
  });
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
    floor('beautiful', {
      title: `水韵${names.province}文旅季`,
      subtitle: '园林夜游、水乡专线和一城一味，每月各选一份',
      picUrl: 'goods/rail',
      link: link('localLife'),
      rules: [
        `${names.operator}用户均可开通，每月1日权益更新，当月未领不累计`,
        '“文旅权益”和“一城一味”每月各可选领1项，领取后不能更换',
        '领取后30天内到合作景区或门店出示本机号码使用，逾期作废',
        '景区限流、闭园等以现场公示为准，出发前请先电话确认',
      ],
    }),
    floor('partner-tv', {
      title: '查看我的会员卡',
      subtitle: '在电视端用本机号码登录，会员立即生效',
      picUrl: 'goods/video-pink',
      link: link('partnerCard'),
      rules: [
        '每月在电视会员中任选1种，领取后不能更换',
        '会员充值到您的手机号，电视端用同一号码登录即可观看',
        '已是会员的，有效期在原到期日之后顺延31天',
        '权益每月1日更新，当月未领不累计',
      ],
    }),
    floor('choose-any', {
      title: '分享给朋友一起选',
      subtitle: '扫码打开小程序，每月选一种喜欢的会员',
      picUrl: 'goods/gift',
      link: link('chooseShare'),
      rules: [
        '每月在列出的会员中任选1种，下月可以换一种',
        '选定后直接充值到您的手机号，到账后不能更换或退回',
        '部分会员每月限量，选完即止，下月1日补足',
        '连续包月可随时取消，取消后当期继续有效',
      ],
    }),
    floor('half-price', {
      title: '五折购',
      subtitle: '会员每月可购2件',
      picUrl: 'goods/milktea',
      link: link('halfPrice'),
      rules: ['有五折资格的会员每月可购2件', '当月未使用的次数不累计'],
    }),
  ];
};

/** Offers by the kind of page that shows them. */
export const demoMarketingPoints = (link: Link): readonly Selectable<MarketingPoints>[] => {
  const point = (
    page_type: string,
    key: string,
    sort: number,
    name: string,
    pic_url: string,
    to: string,
  ): Selectable<MarketingPoints> => ({
    point_id: `${page_type}.${key}`,
    page_type,
    name,
    pic_url,
    link: to,
    sort,
    begins_at: null,
    ends_at: null,
  });
  return [
    point('home', 'rights', 1, '本月权益待领取', 'goods/gift', link('rightsEntrance')),
    point('home', 'luckybag', 2, '权益福袋', 'goods/luckybag', link('blessingBag')),
    point('mine', 'exchange', 1, '卡密兑换', 'goods/gift-gold', link('cardCodeExchange')),
    point('mine', 'coupons', 2, '领券中心', 'goods/coffee', link('couponCenter')),
    point('officer', 'rights', 1, '本月权益', 'goods/gift', link('rightsEntrance')),
    point('officer', 'gifts', 2, '礼品广场', 'goods/luckybag', link('giftSquare')),
    point('officer', 'watch', 3, '随心看7天包', 'goods/video', link('pleasedWatch')),
    point('officer', 'exchange', 4, '卡密兑换', 'goods/gift-gold', link('cardCodeExchange')),
    point('rights', 'half', 1, '五折购', 'goods/milktea', link('halfPrice')),
    point('rights', 'local', 2, '本地生活', 'goods/food', link('localLife')),
  ];
};
