import { names } from '#core/config/names.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import type { CouponTemplateId } from './coupons.ts';
import type { Picture } from './picture.ts';

type NoticeRow = readonly [page: string, key: string, title: string, content: string, monthsAgo: number, endedMonthsAgo?: number];

/** Notices of three pages, each with a current one and older ones. */
export const notices: readonly NoticeRow[] = [
  ['rights', 'month', '每月权益领取说明', '权益每月1日零点更新，当月未领取的不累计到下月。\n领取后通常一分钟内到账，10分钟仍未到账的，名额自动退回。', 1],
  ['rights', 'upgrade', '领取记录已支持按月查看', '在“领取记录”页选择月份，可以查看当月领取的全部权益和到账时间。', 3, 1],
  ['rights', 'begin', '权益领取页上线', `${names.product}的权益领取页上线，持有的产品和本月权益集中在一页。`, 6, 3],
  ['mobile-vip', 'price', '20元版与30元版权益更新', '自本月1日起，30元版影音会员由3选1升级为4选2，新增体育会员月卡。\n20元版权益不变，已开通的用户无需操作。\n升级后的权益当月即可领取，当月未领取的不累计到下月。', 1],
  ['mobile-vip', 'coffee', '咖啡兑换券领取时间调整', '咖啡兑换券改为每月1日10:00开放领取，每月10,000份，领完为止。', 3, 1],
  ['mobile-vip', 'cancel', '退订入口已上线', '开通后可随时退订，退订后当月权益继续有效，次月起不再扣费。', 5, 3],
  ['mobile-vip', 'begin', '随心看权益包上线', '随心看权益包 20元版、30元版上线，影音会员和生活权益每月任选。', 8, 5],
  ['beautiful', 'exchange', '卡密兑换说明', '卡密由16位字母和数字组成，字母不分大小写，每个卡密只能兑换一次。\n兑换后不支持退换，请核对充值号码。', 1],
  ['beautiful', 'records', '兑换记录可随时查看', '兑换成功后，可在“兑换记录”中查看到账情况。', 2, 1],
];

export const pageConfigs = [
  { code: 'exchangeRules', value: '兑换说明' },
  { code: 'serviceTime', value: '每日8:00至22:00' },
];

export const pageConfigItems: readonly (readonly [code: string, key: string, name: string, value: string, sort: number])[] = [
  ['exchangeRules', 'once', '使用次数', '每个卡密只能兑换一次，兑换后不支持退换', 1],
  ['exchangeRules', 'number', '充值号码', '影音类权益可充值到本人或家人的号码，会员产品仅限本机号码', 2],
  ['exchangeRules', 'arrival', '到账时间', '通常一分钟内到账，未成功的可用原卡密再次兑换', 3],
  ['serviceTime', 'hotline', '客服热线', names.hotline, 1],
];

/** The announcements of the month: the channel, or all of them. */
export const preheatNotices: readonly (readonly [key: string, channel: string, title: string, pic: Picture, page: PageId])[] = [
  ['member-day', '*', '会员日每月8日10点开场，视频月卡半价', 'goods/video-blue', 'flashSale'],
  ['exchange', 'C0013', '卡密兑换本月开放，16位卡密直接换权益', 'goods/gift-gold', 'cardCodeExchange'],
];

type GuideRow = readonly [sort: number, key: string, title: string, text: string, pic: `icon/${string}`, forPage?: string, page?: PageId];

export const guideSteps: readonly GuideRow[] = [
  [1, 'search', '搜索小程序', `在聊天应用顶部下拉，搜索“${names.product}”`, 'icon/search'],
  [2, 'open', '打开并登录', '选择手机号一键登录，权益和券与网页版一致', 'icon/phone'],
  [3, 'keep', '添加到我的小程序', '点右上角“···”，选择“添加到我的小程序”，下次直接打开', 'icon/star'],
  [4, 'choose', '选一种会员', '在首页点“会员任我选”，每月选一种喜欢的会员，充值到本机号码', 'icon/gift', 'choose', 'choose'],
  [4, 'rights', '领取本月权益', '在首页点“权益领取”，选择要领的权益', 'icon/gift', 'rights', 'rightsEntrance'],
];

interface ActivityFloorRow {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly picUrl: Picture;
  readonly page: PageId;
  readonly rules: readonly string[];
}

/** The activities of the month. */
export const activityFloors: readonly ActivityFloorRow[] = [
  { id: 'member-day', title: '会员日', subtitle: '每月8日10点，视频月卡半价', picUrl: 'goods/video-blue', page: 'flashSale', rules: ['每位会员每场限购1件', '半价商品不与其他优惠同享', '到账后不支持退换'] },
  { id: 'card-exchange', title: '卡密兑换', subtitle: '输入卡密，权益到手', picUrl: 'goods/gift-gold', page: 'cardCodeExchange', rules: ['每个卡密只能兑换一次', '兑换时间以卡面所示批次为准', '兑换后不支持退换，请核对充值号码'] },
  { id: 'beautiful', title: `水韵${names.province}文旅季`, subtitle: '园林夜游、水乡专线和一城一味，每月各选一份', picUrl: 'goods/rail', page: 'localLife', rules: [`${names.operator}用户均可开通，每月1日权益更新，当月未领不累计`, '“文旅权益”和“一城一味”每月各可选领1项，领取后不能更换', '领取后30天内到合作景区或门店出示本机号码使用，逾期作废', '景区限流、闭园等以现场公示为准，出发前请先电话确认'] },
  { id: 'partner-tv', title: '查看我的会员卡', subtitle: '在电视端用本机号码登录，会员立即生效', picUrl: 'goods/video-pink', page: 'partnerCard', rules: ['每月在电视会员中任选1种，领取后不能更换', '会员充值到您的手机号，电视端用同一号码登录即可观看', '已是会员的，有效期在原到期日之后顺延31天', '权益每月1日更新，当月未领不累计'] },
  { id: 'choose-any', title: '分享给朋友一起选', subtitle: '扫码打开小程序，每月选一种喜欢的会员', picUrl: 'goods/gift', page: 'chooseShare', rules: ['每月在列出的会员中任选1种，下月可以换一种', '选定后直接充值到您的手机号，到账后不能更换或退回', '部分会员每月限量，选完即止，下月1日补足', '连续包月可随时取消，取消后当期继续有效'] },
  { id: 'half-price', title: '五折购', subtitle: '会员每月可购2件', picUrl: 'goods/milktea', page: 'halfPrice', rules: ['有五折资格的会员每月可购2件', '当月未使用的次数不累计'] },
];

/** Offers by the kind of page that shows them. */
export const marketingPoints: readonly (readonly [pageType: string, key: string, sort: number, name: string, pic: Picture, page: PageId])[] = [
  ['home', 'rights', 1, '本月权益待领取', 'goods/gift', 'rightsEntrance'],
  ['home', 'luckybag', 2, '权益福袋', 'goods/luckybag', 'blessingBag'],
  ['mine', 'exchange', 1, '卡密兑换', 'goods/gift-gold', 'cardCodeExchange'],
  ['mine', 'coupons', 2, '领券中心', 'goods/coffee', 'couponCenter'],
  ['officer', 'rights', 1, '本月权益', 'goods/gift', 'rightsEntrance'],
  ['officer', 'gifts', 2, '礼品广场', 'goods/luckybag', 'giftSquare'],
  ['officer', 'watch', 3, '随心看7天包', 'goods/video', 'pleasedWatch'],
  ['officer', 'exchange', 4, '卡密兑换', 'goods/gift-gold', 'cardCodeExchange'],
  ['rights', 'half', 1, '五折购', 'goods/milktea', 'halfPrice'],
  ['rights', 'local', 2, '本地生活', 'goods/food', 'localLife'],
];

/** For one plan or city alone. */
interface LampAudience {
  readonly plan_id?: string;
  readonly area_num?: string;
}
interface LampRow extends LampAudience {
  readonly id: string;
  readonly sort: number;
  readonly text: string;
  readonly pic: Picture;
  readonly page: PageId;
}

/** The horse-race lamp: news for all, for one plan and for one city. */
export const lampNews: readonly LampRow[] = [
  { id: 'news-rights', sort: 1, text: '权益每月1日更新，当月未领不累计', pic: 'goods/gift', page: 'rightsEntrance' },
  { id: 'news-exchange', sort: 2, text: '卡密兑换本月开放，兑换记录随时可查', pic: 'goods/gift-gold', page: 'cardCodeExchange' },
  { id: 'news-member', sort: 3, text: '会员日每月8日10点开场', pic: 'goods/video-blue', page: 'flashSale', plan_id: 'member' },
  { id: 'news-suzhou', sort: 4, text: '苏州本地好店上新，苏式面套餐到店可用', pic: 'goods/food', page: 'localLife', area_num: '320500' },
];

/** The coupons of the month on the lamp. */
export const lampCoupons: readonly (LampAudience & { readonly id: string; readonly sort: number; readonly template: CouponTemplateId })[] = [
  { id: 'coupon-media', sort: 1, template: 'cash-media' },
  { id: 'coupon-fuel', sort: 2, template: 'cash-travel' },
  { id: 'coupon-member', sort: 3, template: 'bag-20', plan_id: 'member' },
];
