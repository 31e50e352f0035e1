import { memberPage } from '#core/contract/content/member-page.ts';
import type { RequestedLine } from '#core/rules/order/checkout-query.ts';
import { stockNote, type StockNote } from '#core/rules/goods/stock-note.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';

/** Whether physical goods can be delivered to an address; undefined while it is not known, since the order is checked again. */
export function useAddressStock(
  addressId: string | undefined,
  lines: readonly RequestedLine[],
): StockNote | undefined {
  const call = useApi();
  const id = addressId ?? '';
  const { data } = useQuery(
    [memberPage.addressStock.path, id, lines.map(({ skuId }) => skuId)],
    () =>
      Promise.all(lines.map(({ skuId }) => call(memberPage.addressStock, { id, skuId }, { quiet: true }))),
    { enabled: addressId !== undefined && lines.length > 0, staleMs: 5_000 },
  );
  const notes = data?.map((stock, at) => stockNote(stock, lines[at]?.quantity ?? 1));
  return notes?.find(({ canDeliver }) => !canDeliver) ?? notes?.[0];
}
