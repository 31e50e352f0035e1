import type { GoodsTag } from '#core/contract/goods/shared/goods-card.shapes.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import { titles } from '#core/site/titles.ts';
import type { Link } from '../links.ts';
import type { FloorDraft } from './floor-draft.ts';
import type { DemoGoodsId } from './goods.ts';

/** The home page of the shopping mall: dense, with all offers of the month. */
export const marketHome = (link: Link): readonly FloorDraft[] => [
  { key: 'quick', kind: 'quick', title: '快捷入口', entries: [
    { key: 'luckybag', name: '权益福袋', link: link('blessingBag'), badge: '月月领' },
    { key: 'half', name: '五折购', link: link('halfPrice'), badge: null },
    { key: 'data', name: '流量礼包', link: link('trafficGiftBag'), badge: null },
    { key: 'coupon', name: '领券中心', link: link('couponCenter'), badge: '新' },
    { key: 'local', name: '本地生活', link: link('localLife'), badge: null },
    { key: 'movie', name: '影音会员', link: link('mobileVip'), badge: null },
    { key: 'travel', name: '高铁贵宾', link: link('rail'), badge: null },
    { key: 'car', name: '车主服务', link: link('carVip'), badge: null },
    { key: 'paycode', name: titles.payCode, link: link('payCode'), badge: null },
    { key: 'all', name: '全部', link: link('category'), badge: null },
  ] },
  { key: 'seckill', kind: 'seckill', title: '限时秒杀', link: link('flashSale') },
  { key: 'notice', kind: 'notice', title: '公告', items: [
    { tag: '预热', text: '会员日8日10点开抢，视频月卡半价', link: link('flashSale') },
    { tag: '提醒', text: '权益每月1日更新，当月未领不累计', link: link('rightsEntrance') },
    { tag: '活动', text: '视频、音乐、阅读会员2件8折，3件及以上7折', link: link('activityZone') },
  ] },
  { key: 'duo', kind: 'duo', title: '活动专区', link: link('activityZone'), cards: [
    { title: '五折购专区', subTitle: '会员每月可购2件', highlight: '5折封顶', pics: ['goods/milktea-cut', 'goods/video-orange-cut'], tone: 'warm', link: link('halfPrice') },
    { title: '2人拼团', subTitle: '音乐年卡立省60元', highlight: null, pics: ['goods/music-cut'], tone: 'violet', link: link('groupList') },
    { title: '0元购', subTitle: '新人体验礼包', highlight: null, pics: ['goods/gift-cut'], tone: 'gold', link: link('productSpotlight', { productId: 'trial' }) },
  ] },
  { key: 'ranking', kind: 'ranking', title: '权益榜单', link: link('discountList'), tabs: [{ key: 'hotSelling', name: '热销榜' }, { key: 'discount', name: '折扣榜' }] },
  { key: 'nearby', kind: 'nearby', title: '附近好物', subTitle: '家门口的好店', link: link('localLife') },
  { key: 'suzhou', kind: 'goods', title: '苏州限定', subTitle: '本地人的日常', link: link('localSpecialties'), audience: { areas: ['320500'] }, goods: ['noodles', 'tea-tin', 'cinema', 'carwash'] },
  { key: 'platinum', kind: 'goods', title: '高等级专享', subTitle: '铂金及以上会员可见', link: link('welfareGoods'), audience: { levels: [3, 4] }, goods: ['music-collector', 'tea-cakes', 'earphones', 'video-year', 'cooker'] },
  { key: 'recommend', kind: 'recommend', title: '为你推荐' },
];

/** The home page of the rights mall: the month's rights first. */
export const rightsMallHome = (link: Link): readonly FloorDraft[] => [
  { key: 'quick', kind: 'quick', title: '快捷入口', entries: [
    { key: 'luckybag', name: '权益福袋', link: link('blessingBag'), badge: null },
    { key: 'half', name: '五折购', link: link('halfPrice'), badge: null },
    { key: 'data', name: '流量包', link: link('trafficPackage'), badge: null },
  ] },
  { key: 'notice', kind: 'notice', title: '公告', items: [{ tag: '提醒', text: '权益每月1日更新，当月未领不累计', link: link('rightsEntrance') }] },
  { key: 'discount', kind: 'goods', title: '优惠购买', link: link('rightsDiscount'), goods: ['ebook-quarter', 'fruit-tea', 'health-year', 'game-month', 'music-month', 'cinema'] },
  { key: 'seckill', kind: 'seckill', title: '限时秒杀', link: link('flashSale') },
  { key: 'recommend', kind: 'recommend', title: '为你推荐' },
];

const halfPrice: readonly GoodsTag[] = [{ text: 'PLUS 5折', tone: 'vip' }];
const memberPrice: readonly GoodsTag[] = [{ text: 'PLUS专享价', tone: 'vip' }];

/** The home page of the plus area: few floors, gold on black, with line icons as entries. */
export const plusHome = (link: Link): readonly FloorDraft[] => [
  { key: 'quick', kind: 'quick', title: '专享服务', entries: [
    { key: 'plane', name: '机场贵宾', link: link('airportVerification'), badge: '含1位同行' },
    { key: 'rail', name: '高铁贵宾', link: link('rail'), badge: '含1位同行' },
    { key: 'shield', name: '健康顾问', link: link('benefitInfo'), badge: '在线咨询' },
    { key: 'headset', name: '专属客服', link: link('questionList'), badge: '优先接入' },
  ] },
  { key: 'price', kind: 'goods', title: 'PLUS专享价', link: link('rightsDiscount'), goods: [
    ['music-collector', { picUrl: 'goods/music-ink', tags: halfPrice }],
    ['tea-cakes', { picUrl: 'goods/teacakes', tags: halfPrice }],
    ['video-quarter', { picUrl: 'goods/video-ink', tags: memberPrice }],
    ['data-month', { picUrl: 'goods/data-10-ink', tags: memberPrice }],
  ] },
];

/** The channels of goods for tickets. */
export const exchangeChannels: readonly { readonly id: string; readonly name: string; readonly goods: readonly DemoGoodsId[] }[] = [
  { id: 'easy-media', name: '影音', goods: ['video-month', 'music-month', 'tv-month', 'audio-month'] },
  { id: 'easy-food', name: '餐饮', goods: ['milktea', 'coffee', 'noodles', 'fruit-tea'] },
  { id: 'easy-travel', name: '出行', goods: ['carwash', 'fuel-50'] },
  { id: 'easy-data', name: '流量', goods: ['data-month', 'data-day'] },
  { id: 'easy-life', name: '生活', goods: ['cinema', 'game-month', 'ebook-quarter'] },
];

/** The home page of the coupon-card mall: goods for tickets, a channel per tab. */
export const couponCardHome = (): readonly FloorDraft[] => [
  { key: 'exchange', kind: 'exchange', title: '任选兑换', tabs: [{ goodsChannelId: null, name: '热兑' }, ...exchangeChannels.map(({ id, name }) => ({ goodsChannelId: id, name }))] },
];

/** The bottom menu of the easy-use card (§2, EASY_USE_BOTTOM). */
export const easyUseMenu: readonly { readonly name: string; readonly page: PageId; readonly icon: string }[] = [
  { name: '首页', page: 'easyUseHome', icon: 'tab/home' },
  { name: '分类', page: 'category', icon: 'tab/category' },
  { name: '卡券', page: 'myCoupons', icon: 'icon/ticket' },
  { name: '我的', page: 'mine', icon: 'tab/mine' },
];
