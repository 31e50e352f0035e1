import { sql } from 'kysely';
import { benefitVerdict, isForOwnNumber } from '#core/rules/goods/benefit-mobile.ts';
import { chargeNotOffered } from '#core/rules/goods/buy-button.ts';
import {
  checkOrder as checkOrderRules,
  needsSubscriber,
  type OrderRule,
} from '#core/rules/goods/order-rules.ts';
import { coalesce } from '../../../db/coalesce.ts';
import type { Db } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { rulesOf } from '../../memberships/public.ts';
import { subscriberFacts } from '../../memberships/public.ts';
import type { LineInput } from './order-lines.ts';

interface ChecksQuery {
  readonly userId: string;
  readonly key: string;
  readonly skuIds: readonly string[];
}

/** What an order needs checked outside its transaction, because an upstream is called. */
interface Checks {
  /** The key has its order already: it was checked when that was written. */
  readonly isOrdered: boolean;
  /** The memberships whose plans are ordered. */
  readonly products: readonly string[];
  /** Whether something is charged to a number, and to the subscriber's own alone. */
  readonly charges: boolean;
  readonly isForOwn: boolean;
  /** The rules of each sku, in the order of the lines. */
  readonly skuRules: readonly (readonly OrderRule[])[];
}

export type ReadChecks = (query: ChecksQuery) => Promise<Checks>;

interface ChecksRow {
  readonly ordered: readonly number[];
  /** The skus that are charged to a number, and the data in them. */
  readonly charged: Readonly<Record<string, number | null>> | null;
  readonly products: Readonly<Record<string, string>> | null;
  readonly rules: readonly (OrderRule & { readonly target: string })[] | null;
}

const checksOf = preparedQuery<
  {
    readonly userIds: readonly string[];
    readonly keys: readonly string[];
    readonly skuIds: readonly string[];
  },
  ChecksRow
>('order-checks', (db, { userIds, keys, skuIds }) => ({
  compile: () =>
    sql<ChecksRow>`select ordered, charged, products, rules from order_checks(${userIds}, ${keys}, ${skuIds})`.compile(
      db,
    ),
}));

/** Reads the checks of concurrent orders in one query. */
export function orderChecks(db: Db): ReadChecks {
  const read = coalesce<ChecksQuery, Checks>({
    maxBatch: 512,
    maxQueue: 20_000,
    maxWaitMs: 5_000,
    run: async (_all, queries) => {
      const [row] = await checksOf(db, {
        userIds: queries.map(({ userId }) => userId),
        keys: queries.map(({ key }) => key),
        skuIds: [...new Set(queries.flatMap(({ skuIds }) => skuIds))],
      });
      const ordered = new Set(row?.ordered);
      const charged = new Map(Object.entries(row?.charged ?? {}));
      const products = row?.products ?? {};
      const rulesOfSku = (skuId: string) =>
        (row?.rules ?? []).filter(({ target }) => target === '*' || target === skuId);
      return queries.map(({ skuIds }, at) => ({
        isOrdered: ordered.has(at + 1),
        products: skuIds.flatMap((skuId) => products[skuId] ?? []),
        charges: skuIds.some((skuId) => charged.has(skuId)),
        isForOwn: skuIds.some((skuId) => isForOwnNumber({ flowMb: charged.get(skuId) ?? null })),
        skuRules: skuIds.map((skuId) => (products[skuId] === undefined ? rulesOfSku(skuId) : [])),
      }));
    },
    onOverload: () => new Refusal('当前人数太多，请稍后再试'),
  });
  return (query) => read('orders', query);
}

interface CheckedInput {
  readonly lines: readonly LineInput[];
  readonly benefitMobile?: string | undefined;
}

/**
 * Refuses what the order rules refuse, memberships that the subscriber may not open, and numbers that cannot be charged. Returns the number that direct charges of
 * the order go to, as the billing system knows it; undefined where none is needed.
 */
export async function checkOrder(
  deps: Deps & { readonly readChecks: ReadChecks },
  caller: Member,
  { lines, benefitMobile = caller.mobile }: CheckedInput,
  key: string,
): Promise<string | undefined> {
  const skuIds = lines.map(({ skuId }) => skuId);
  const { isOrdered, products, charges, isForOwn, skuRules } = await deps.readChecks({
    userId: caller.userId,
    key,
    skuIds,
  });
  if (isOrdered) return undefined;
  await checkSkus(deps, caller, lines, skuRules);
  if (products.length > 0) await checkProducts(deps, caller, products);
  if (!charges) return undefined;
  if (deps.missing.has('suppliers')) throw new Refusal(chargeNotOffered);
  const isOthers = isForOwn && benefitMobile !== caller.mobile;
  const { allowed, reason } = benefitVerdict(
    { needsNumber: true, isOthers },
    isOthers ? undefined : await deps.billing.number(benefitMobile),
  );
  if (!allowed) throw new Refusal(reason ?? '该号码不能充值');
  return benefitMobile;
}

/** Facts that the rules of a quantity do not read. */
const anySubscriber = { inProvince: true, numberStatus: undefined, level: 0, owned: [] };

/** Refuses with the first reason of the rules of the skus; the subscriber is looked up only for rules about one. */
async function checkSkus(
  deps: Deps,
  caller: Member,
  lines: readonly LineInput[],
  rules: Checks['skuRules'],
): Promise<void> {
  const facts = rules.some(needsSubscriber) ? await subscriberFacts(deps, caller) : anySubscriber;
  for (const [at, { quantity }] of lines.entries()) {
    const { passed, reason } = checkOrderRules(
      { ...facts, known: true, productId: undefined, quantity },
      rules[at] ?? [],
    );
    if (!passed) throw new Refusal(reason);
  }
}

/** Refuses with the first reason of the rules. */
async function checkProducts(deps: Deps, caller: Member, products: readonly string[]): Promise<void> {
  const [facts, rules] = await Promise.all([
    subscriberFacts(deps, caller),
    rulesOf(deps.db, 'product', products),
  ]);
  for (const productId of products) {
    const { passed, reason } = checkOrderRules(
      { ...facts, known: true, productId, quantity: 1 },
      rules(productId),
    );
    if (!passed) throw new Refusal(reason);
  }
}
