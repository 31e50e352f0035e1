import type { SubscribedBusiness } from '#core/contract/content/business-order.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { pageCodesToTry } from '#core/rules/tracking/page-code.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { businessViews } from './business-views.ts';
import { businessesById, holdings, recommended } from './tables.ts';

/** Every offer the subscriber holds: those of the page first, then the newest. */
export async function myBusinesses(
  deps: Deps,
  caller: Member,
  pageCode: string,
): Promise<SubscribedBusiness[]> {
  const { db, clock } = deps;
  const [owned, here] = await Promise.all([
    holdings(db, caller.userId, clock.now()),
    recommended(db, pageCodesToTry(pageCode), undefined),
  ]);
  const places = new Map(here.map(({ business_id }, at) => [business_id, at]));
  const inOrder = owned.toSorted(
    (a, b) => (places.get(a.business_id) ?? here.length) - (places.get(b.business_id) ?? here.length),
  );
  const rows = await businessesById(
    db,
    owned.map(({ business_id }) => business_id),
  );
  const views = await businessViews(
    deps,
    caller,
    inOrder.flatMap(({ business_id }) => rows.filter((row) => row.business_id === business_id)),
  );
  return views.flatMap(({ row, business, holding }) =>
    holding === undefined
      ? []
      : [
          {
            ...business,
            openedAt: holding.opened_at.toISOString(),
            endsOn: holding.ends_at && chinaDay(holding.ends_at),
            // An offer with an end has been cancelled already.
            canUnsubscribe: row.can_unsubscribe && holding.ends_at === null,
          },
        ],
  );
}
