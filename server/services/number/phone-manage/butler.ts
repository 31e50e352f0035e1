import type { Butler, ButlerService } from '#core/contract/content/phone-manage.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { accessRulesOn } from '#core/rules/number/access-rules-on.ts';
import { alertsOn } from '#core/rules/number/alerts-on.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { pageCode } from '#core/rules/tracking/page-code.ts';
import { defaultProject, projects } from '#core/site/projects.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { businessViews } from '../business-order/business-views.ts';
import { recommended } from '../business-order/tables.ts';
import { controlsOf } from './controls.ts';
import { settingsOf } from './flow-settings.ts';
import { mainNumber, numberView, ownNumber, ownNumbers, type OwnNumber } from './own-numbers.ts';

const offersOn = pageCode(projects[defaultProject].appId, 'numberManager');

/** The number manager's first screen. What the billing system does not answer is null, the rest is shown. */
export async function butler(deps: Deps, caller: Member, requestedId: string | undefined): Promise<Butler> {
  const { db, billing, clock } = deps;
  const number = await ownNumber(deps, caller, requestedId);
  const [numbers, controls, main, settings, plan, balanceFen, services] = await Promise.all([
    ownNumbers(deps, caller),
    controlsOf(db, caller.userId, number.numberId),
    controlsOf(db, caller.userId, mainNumber),
    settingsOf(db, caller.userId, number.numberId),
    billing.plan(number.mobile),
    number.kind === 'main' ? billing.balanceFen(number.mobile) : undefined,
    servicesOf(deps, caller, number),
  ]);
  const { cycle, daysUntilRenewal } = claimCycle(clock.now());
  return {
    number: numberView(number),
    numbers: numbers.map(numberView),
    household: main.household,
    packageName: plan?.packageName ?? null,
    balanceFen: balanceFen ?? null,
    daysLeft: daysUntilRenewal,
    services,
    alertOn: alertsOn(controls.alert_on, settings),
    accessRulesOn: accessRulesOn(controls.access_on, settings, controls.blocked_kinds),
    reportMonth: plan && number.kind === 'main' ? cycle : null,
  };
}

/** The offers of the own number: those on the page, with what is held and what is pending. */
async function servicesOf(deps: Deps, caller: Member, { kind }: OwnNumber): Promise<ButlerService[]> {
  if (kind === 'deputy') return [];
  const rows = (await recommended(deps.db, [offersOn], undefined)).filter(
    ({ product_id }) => product_id === null,
  );
  const [views, pending] = await Promise.all([
    businessViews(deps, caller, rows),
    deps.db
      .selectFrom('business_orders')
      .select(['business_id', 'action'])
      .where('user_id', '=', caller.userId)
      .where('state', '=', 'pending')
      .execute(),
  ]);
  return views.map(({ row, business, holding }) => ({
    businessId: row.business_id,
    serviceName: row.name,
    summary: row.summary,
    opened: holding !== undefined,
    priceFen: business.priceFen,
    priceText: business.priceText,
    isOnce: row.months === null,
    openedAt: holding?.opened_at.toISOString() ?? null,
    endsOn: holding?.ends_at ? chinaDay(holding.ends_at) : null,
    pending: pending.find(({ business_id }) => business_id === row.business_id)?.action ?? null,
  }));
}
