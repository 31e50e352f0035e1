import { cities } from '#core/rules/location/cities.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../http/refusal.ts';
import { readSwitches } from '../platform/public.ts';
import type { Billing, NumberFacts } from '../../upstreams/billing/port.ts';

/** Other systems know nothing of a subscriber who does not exist: they are not asked. */
const notAsked = <Upstream extends object>(upstream: Upstream): Upstream =>
  new Proxy(upstream, { get: () => () => Promise.reject(new Refusal('预览里没有这项数据')) });

/** What billing knows of a number is read; nothing is ordered or booked there. */
const readInBilling: ReadonlySet<string | symbol> = new Set<keyof Billing>([
  'number',
  'balanceFen',
  'plan',
  'usage',
  'monthlyUsage',
  'behavior',
]);

/** The dependencies of the use cases when an operator looks at a subscriber's pages: a database that forgets, and no word to anything outside but questions. */
export const depsInViewAs = (deps: Deps, db: Db): Deps => ({
  ...deps,
  db,
  sms: notAsked(deps.sms),
  supplier: notAsked(deps.supplier),
  supplierAccounts: notAsked(deps.supplierAccounts),
  identity: notAsked(deps.identity),
  chatApp: notAsked(deps.chatApp),
  miniProgram: notAsked(deps.miniProgram),
  billing: new Proxy(deps.billing, {
    get: (billing, name) =>
      readInBilling.has(name)
        ? (Reflect.get(billing, name) as (...asked: readonly unknown[]) => unknown).bind(billing)
        : () => Promise.reject(new Refusal('只读查看，不能操作')),
  }),
  invoices: notAsked(deps.invoices),
  payChannels: notAsked(deps.payChannels),
});

interface InPreview {
  readonly db: Db;
  readonly now: Date;
  readonly areaNum: string;
}

/** The dependencies of the use cases in a preview: a database that forgets, a clock that stands still, no word to anything outside. */
export const depsInPreview = (deps: Deps, { db, now, areaNum }: InPreview): Deps => ({
  ...deps,
  db,
  clock: { now: () => now },
  // Those of the process are remembered, and know neither the drafts nor the time of the preview.
  switches: () => readSwitches(db, now),
  sms: notAsked(deps.sms),
  supplier: notAsked(deps.supplier),
  supplierAccounts: notAsked(deps.supplierAccounts),
  identity: notAsked(deps.identity),
  chatApp: notAsked(deps.chatApp),
  miniProgram: notAsked(deps.miniProgram),
  billing: billingOf(deps.billing, areaNum),
  invoices: notAsked(deps.invoices),
  payChannels: notAsked(deps.payChannels),
});

/** A number of the city in good order, and no answer about anything else. */
function billingOf(billing: Billing, areaNum: string): Billing {
  const number: NumberFacts = {
    status: 'normal',
    inProvince: true,
    areaNum,
    areaName: cities.find((city) => city.areaNum === areaNum)?.areaName ?? '',
    joinedOn: null,
  };
  return new Proxy(billing, {
    get: (_billing, name) => async () => (name === 'number' ? number : undefined),
  });
}
