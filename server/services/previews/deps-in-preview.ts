import { cities } from '#core/rules/location/cities.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Billing, NumberFacts } from '../../upstreams/billing/port.ts';

/** Other systems know nothing of a subscriber who does not exist: they are not asked. */
const notAsked = <Upstream extends object>(upstream: Upstream): Upstream =>
  new Proxy(upstream, { get: () => () => Promise.reject(new Refusal('预览里没有这项数据')) });

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
