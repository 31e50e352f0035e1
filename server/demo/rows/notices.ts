import type { Selectable } from 'kysely';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type {
  ActivityFloors,
  GuideSteps,
  Lamps,
  MarketingPoints,
  Notices,
  PageConfigItems,
  PreheatNotices,
} from '../../db/schema/notices.ts';
import {
  activityFloors,
  guideSteps,
  lampCoupons,
  lampNews,
  marketingPoints,
  notices,
  pageConfigItems,
  preheatNotices,
} from '../data/notices.ts';
import type { Link } from '../links.ts';
import { monthStart } from '../month-start.ts';
import { demoCouponTemplates } from './coupons.ts';

const thisMonth = (now: Date) => ({ begins_at: monthStart(now, 0), ends_at: monthStart(now, -1) });

export const demoNotices = (now: Date): readonly Selectable<Notices>[] =>
  notices.map(([act_num, key, title, content, monthsAgo, endedMonthsAgo]) => ({
    notice_id: `${act_num}.${key}`,
    act_num,
    open_type: '*',
    title,
    content,
    published_at: monthStart(now, monthsAgo),
    ends_at: endedMonthsAgo === undefined ? null : monthStart(now, endedMonthsAgo),
  }));

export const demoPageConfigItems: readonly Selectable<PageConfigItems>[] = pageConfigItems.map(
  ([code, key, name, value, sort]) => ({ code, key, name, value, sort }),
);

export const demoPreheatNotices = (now: Date, link: Link): readonly Selectable<PreheatNotices>[] =>
  preheatNotices.map(([key, channel_id, title, pic_url, page]) => ({
    notice_id: `${key}-${claimCycle(now).cycle}`,
    channel_id,
    title,
    pic_url,
    link: link(page),
    ...thisMonth(now),
  }));

export const demoGuideSteps = (link: Link): readonly Selectable<GuideSteps>[] =>
  guideSteps.map(([sort, key, title, text, pic_url, page_id = '*', page]) => ({
    guide_id: `guide.${key}`,
    page_id,
    channel_id: '*',
    title,
    text,
    pic_url,
    link: page ? link(page) : '',
    sort,
  }));

export const demoActivityFloors = (now: Date, link: Link): readonly Selectable<ActivityFloors>[] =>
  activityFloors.map(({ id, page, rules, ...texts }) => ({
    act_floor_id: id,
    ...thisMonth(now),
    content: { ...texts, link: link(page), rules: [...rules] },
  }));

export const demoMarketingPoints = (link: Link): readonly Selectable<MarketingPoints>[] =>
  marketingPoints.map(([page_type, key, sort, name, pic_url, page]) => ({
    point_id: `${page_type}.${key}`,
    page_type,
    name,
    pic_url,
    link: link(page),
    sort,
    begins_at: null,
    ends_at: null,
  }));

const everywhere = { plan_id: '*', area_num: '*', channel_id: '*' };
const noCoupon = { begins_at: null, ends_at: null, coupon_id: null, amount_fen: null, threshold_fen: null };

/** News, and the coupons of the month. */
export const demoLamps = (now: Date, link: Link): readonly Selectable<Lamps>[] => [
  ...lampNews.map(({ id, page, pic, ...row }) => ({
    lamp_id: id,
    ...everywhere,
    ...row,
    pic_url: pic,
    link: link(page),
    ...noCoupon,
  })),
  ...lampCoupons.flatMap(({ id, template, ...row }) =>
    demoCouponTemplates
      .filter(({ template_id }) => template_id === template)
      .map(({ title, amount_fen, threshold_fen }) => ({
        lamp_id: id,
        ...everywhere,
        ...row,
        text: title,
        pic_url: 'goods/luckybag',
        link: link('couponCenter'),
        ...thisMonth(now),
        coupon_id: template,
        amount_fen,
        threshold_fen,
      })),
  ),
];
