import type { Selectable } from 'kysely';
import { pageCode } from '#core/rules/tracking/page-code.ts';
import { projects } from '#core/site/projects.ts';
import type { Businesses, BusinessPages, BusinessSubscriptions } from '../../db/schema/offers-and-shops.ts';
import { businesses, businessPages, ownedBusinesses } from '../data/businesses.ts';
import { monthStart } from '../month-start.ts';

const monthly = ['按月计费，到期自动续订，可随时退订。', '退订后当月继续有效，次月起不再扣费。'];

export const demoBusinesses: readonly Selectable<Businesses>[] = businesses.map((row) => ({
  product_id: null,
  tag: '',
  months: 1,
  renewal_price_fen: null,
  confirm_title: '确认办理{name}',
  confirm_content:
    '费用：{price}，从话费中扣取。\n生效：{effectiveOn}。\n确认后我们会向您的手机发送短信验证码。',
  needs_sms_code: true,
  starts: 'now',
  can_unsubscribe: true,
  begins_at: null,
  ends_at: null,
  ...row,
  rules: 'rules' in row ? [...row.rules] : monthly,
  agreements: 'agreements' in row ? [...row.agreements] : ['business-order'],
  areas: 'areas' in row ? [...row.areas] : [],
}));

const appIds = [...new Set(Object.values(projects).map(({ appId }) => appId))];

export const demoBusinessPages: readonly Selectable<BusinessPages>[] = businessPages.flatMap(
  ([page, offers, product_id = '']) =>
    appIds.flatMap((appId) =>
      offers.map((business_id, at) => ({
        page_code: pageCode(appId, page),
        business_id,
        product_id,
        sort: at + 1,
      })),
    ),
);

/** Offers that demo subscribers have subscribed to. */
export const demoBusinessSubscriptions = (now: Date): readonly Selectable<BusinessSubscriptions>[] =>
  ownedBusinesses.map(([user_id, business_id, monthsAgo]) => ({
    subscription_id: `${user_id}.${business_id}`,
    user_id,
    business_id,
    opened_at: monthStart(now, monthsAgo),
    ends_at: null,
  }));
