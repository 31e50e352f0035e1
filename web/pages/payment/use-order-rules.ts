import { gateway } from '#core/contract/common/gateway.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import type { RequestedLine } from '#core/rules/order/checkout-query.ts';

/** Why the subscriber may not order these goods; undefined if so, and while it is not known, since the order is checked again. */
export function useOrderRules(lines: readonly RequestedLine[]): string | undefined {
  const call = useApi();
  const { data } = useQuery([gateway.orderRules.path, lines], () =>
    Promise.all(
      lines.map(({ skuId, quantity }) => call(gateway.orderRules, { skuId, quantity }, { quiet: true })),
    ),
  );
  return data?.find(({ passed }) => !passed)?.reason;
}
