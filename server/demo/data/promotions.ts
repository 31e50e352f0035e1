import type { Selectable } from 'kysely';
import { adPositions } from '#core/rules/tracking/ad-positions.ts';
import { materialPoints } from '#core/rules/tracking/material-points.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import type { Promotions, PromotionTerms, ZoneActivities } from '../../db/schema/promotions.ts';
import type { DemoGoodsId } from './goods.ts';
import type { Picture } from './picture.ts';

type Promotion = Selectable<Promotions>;
interface PromotionRow extends Pick<Promotion, 'kind' | 'title'>, Partial<Pick<Promotion, 'per_person' | 'period' | 'budget_fen'>> {
  readonly id: string;
  readonly goods: readonly DemoGoodsId[];
  readonly terms: PromotionTerms;
}

const severalPieces: readonly DemoGoodsId[] = ['video-quarter', 'video-month', 'kids-month', 'music-month', 'ebook-month', 'cloud-month'];
const severalTiers = [{ from: 2, percent: 80 }, { from: 3, percent: 70 }];

/** What the demo promises about prices, besides the prices of the levels. */
export const pricePromotions: readonly PromotionRow[] = [
  { id: 'second-cup', goods: ['fruit-tea'], kind: 'nth', title: '果茶第2杯0元', per_person: 5, period: 'month', terms: { nth: 2, percent: 0, unit: '杯' } },
  { id: 'second-meal', goods: ['fried-chicken'], kind: 'nth', title: '炸鸡第2份半价', terms: { nth: 2, percent: 50, unit: '份' } },
  { id: 'second-week', goods: ['drama-week'], kind: 'nth', title: '短剧第2件0元', terms: { nth: 2, percent: 0, unit: '件' } },
  { id: 'two-pieces', goods: ['data-family', 'bread-pass', 'ringtone-diy', 'tv-quarter', 'game-quarter'], kind: 'pieces', title: '2件8折', terms: { tiers: severalTiers.slice(0, 1) } },
  { id: 'several-pieces', goods: severalPieces, kind: 'pieces', title: '多件优惠', terms: { tiers: severalTiers } },
  { id: 'several-orders', goods: severalPieces, kind: 'orders', title: '多单优惠', terms: { tiers: severalTiers } },
  { id: 'free-milktea', goods: ['video-quarter', 'cinema'], kind: 'gift', title: '买即赠奶茶券', budget_fen: 500_000, terms: { giftSkuId: 'milktea.1', pieces: 1 } },
  { id: 'order-draw', goods: ['video-year', 'earphones'], kind: 'chances', title: '下单抽奖', terms: { lotteryId: 'turntable', chances: 1 } },
];

interface MaterialRow {
  readonly at: string;
  readonly title: string;
  readonly sub_title: string;
  readonly pic_url: Picture;
  readonly page: PageId;
  readonly button_text: string;
}

/** The materials at the ad positions of the goods pages and at static points. */
export const materials: readonly MaterialRow[] = [
  { at: adPositions.RH4, title: '每月福袋券，随心抵扣', sub_title: '会员每月领，买影音、咖啡直接减', pic_url: 'goods/luckybag', page: 'blessingBag', button_text: '看看福袋' },
  { at: adPositions.RH5, title: '等级越高，福利越多', sub_title: '升级会员，解锁更多专享好物', pic_url: 'goods/gift-gold', page: 'memberOrder', button_text: '了解会员' },
  { at: materialPoints.received, title: '领完权益，再领张券', sub_title: '领券中心每天上新，下单直接抵扣', pic_url: 'goods/luckybag', page: 'couponCenter', button_text: '去领券' },
  { at: materialPoints.purchased, title: '每天转一转，好物抽到手', sub_title: '奖品和概率公开，每次抽奖可验证', pic_url: 'goods/gift', page: 'lottery', button_text: '去抽奖' },
  { at: materialPoints.mine, title: '权益福利官，每月提醒', sub_title: '添加福利官，权益到账不错过', pic_url: 'goods/gift-gold', page: 'welfareOfficer', button_text: '去添加' },
];

interface ZoneCard {
  readonly page: PageId;
  readonly title: string;
  readonly sub_title: string;
  readonly highlight?: string;
  readonly pic: Picture;
  readonly tone: Selectable<ZoneActivities>['tone'];
}

/** The groups of the activity zone with their cards, in order; each card leads to its page. */
export const zoneGroups: readonly { readonly name: string; readonly cards: readonly ZoneCard[] }[] = [
  { name: '限时特价', cards: [
    { page: 'flashSale', title: '限时秒杀', sub_title: '整点开抢，数量有限', highlight: '1元起', pic: 'goods/earphones-cut', tone: 'warm' },
    { page: 'groupList', title: '拼团', sub_title: '两人成团，不成全额退', highlight: '2人成团', pic: 'goods/milktea-cut', tone: 'violet' },
    { page: 'halfPrice', title: '五折购', sub_title: '五折购专享券每月可领', highlight: '5折封顶', pic: 'goods/coffee-cut', tone: 'gold' },
    { page: 'welfareGoods', title: '福利好物', sub_title: '各级会员专享价', highlight: '6.9元起', pic: 'goods/cooker-cut', tone: 'green' },
  ] },
  { name: '天天有礼', cards: [
    { page: 'dailyCash', title: '天天领现金', sub_title: '每日签到，满1元可充话费', pic: 'goods/gift-gold-cut', tone: 'warm' },
    { page: 'lottery', title: '转转赚', sub_title: '幸运转盘，天天有机会', pic: 'goods/game-cut', tone: 'violet' },
    { page: 'giftSquare', title: '0元领礼包', sub_title: '会员礼品广场', pic: 'goods/gift-cut', tone: 'gold' },
    { page: 'couponCenter', title: '领券中心', sub_title: '好券每日更新', pic: 'goods/cinema-cut', tone: 'blue' },
  ] },
  { name: '权益好物', cards: [
    { page: 'blessingBag', title: '权益福袋', sub_title: '到店就用的咖啡、加油、洗车', pic: 'goods/luckybag-cut', tone: 'warm' },
    { page: 'trafficPackage', title: '流量包', sub_title: '办理后立即到账', highlight: '3元起', pic: 'goods/data-cut', tone: 'blue' },
    { page: 'localSpecialties', title: '地方特产', sub_title: '十三城风物到家', pic: 'goods/peach-cut', tone: 'green' },
    { page: 'pleasedWatch', title: '权益7天包', sub_title: '5G流量加会员周卡', pic: 'goods/video-cut', tone: 'violet' },
  ] },
];
