import type { memberPage } from '#core/contract/content/member-page.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { checkOrder } from '#core/rules/goods/order-rules.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { rulesOf } from '../../memberships/public.ts';
import { agreementTitles } from '../../content/public.ts';
import { subscriberFacts } from '../../memberships/public.ts';
import { membershipStatus } from './membership-status.ts';
import { grantedBy, productLineWith, plansOf, tiersOf } from './tables.ts';
import { tierView } from './tier-view.ts';

type Input = InputOf<typeof memberPage.memberTiers>;

/** The product line of the member levels, sold by the member page unless it names another line. */
const ladder = 'member';

/** The tiers of a line with prices and contents, and how each relates to what the caller holds. */
export async function memberTiers(
  deps: Deps,
  caller: Member | undefined,
  input: Input,
): Promise<DataOf<typeof memberPage.memberTiers>> {
  const { db, clock } = deps;
  const line = await productLineOf(deps, input);
  const rows = line === undefined ? [] : await tiersOf(db, { line });
  if (line === undefined || (rows.length === 0 && line !== ladder)) throw new Refusal('没有找到该会员产品');
  const productIds = rows.map(({ product_id }) => product_id);
  const [has, facts, plans, granted, rules, titles] = await Promise.all([
    membershipStatus(deps, caller, rows),
    caller && subscriberFacts(deps, caller),
    plansOf(db, { productIds }),
    grantedBy(db, { productIds, cycle: claimCycle(clock.now()).cycle }),
    caller && rulesOf(db, 'product', productIds),
    agreementTitles(
      deps,
      rows.flatMap(({ agreements }) => agreements),
    ),
  ]);
  const tiers = rows.map((row) => {
    const own = <Row extends { readonly product_id: string }>(all: readonly Row[]) =>
      all.filter(({ product_id }) => product_id === row.product_id);
    const verdict =
      facts &&
      rules &&
      checkOrder({ ...facts, known: true, productId: row.product_id, quantity: 1 }, rules(row.product_id));
    return {
      ...tierView(row, own(plans), own(granted), has, clock.now()),
      canOrder: verdict?.passed ?? true,
      reason: verdict?.reason ?? '',
      rightTypes: row.right_types,
      agreements: titles(row.agreements),
    };
  });
  return { currentLevel: has.level, currentName: has.levelName, line, tiers };
}

async function productLineOf(
  { db }: Deps,
  { line, productId, vipTypeId }: Input,
): Promise<string | undefined> {
  if (line !== undefined) return line;
  return productId === undefined && vipTypeId === undefined
    ? ladder
    : productLineWith(db, ladder, { productId, vipTypeId });
}
