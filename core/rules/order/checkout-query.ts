export interface RequestedLine {
  readonly skuId: string;
  readonly quantity: number;
}

type Read = (name: string) => string | undefined;

/** More lines or pieces are refused by the server. */
const max = { lines: 10, pieces: 99 };
/** The value of `cardCode` for an order without coupons. */
const noCards = 'none';

const listOf = (text: string | undefined): readonly string[] => text?.split(',').filter(Boolean) ?? [];

function quantityOf(text: string | undefined): number {
  const quantity = Number(text ?? 1);
  return Number.isInteger(quantity) ? Math.min(Math.max(quantity, 1), max.pieces) : 1;
}

/** What an address of the payment page wants to buy: `skuId` and `quantity`, several separated by commas. */
export function requestedLines(read: Read): readonly RequestedLine[] {
  const quantities = listOf(read('quantity'));
  return listOf(read('skuId'))
    .slice(0, max.lines)
    .map((skuId, at) => ({ skuId, quantity: quantityOf(quantities[at]) }));
}

/** The cards an address names; undefined for the best combination. */
export function requestedCards(read: Read): readonly string[] | undefined {
  const text = read('cardCode');
  if (!text) return undefined;
  return text === noCards ? [] : listOf(text);
}

/** The group an address joins, or the activity in which it opens one; undefined for an ordinary order. */
export function requestedGroup(
  read: Read,
): { readonly activityId: string; readonly groupNo?: string } | undefined {
  const [activityId, groupNo] = [read('groupActivity'), read('groupNo')];
  return activityId ? { activityId, ...(groupNo && { groupNo }) } : undefined;
}

/** The query of lines and cards; no cards are named differently from cards not chosen. */
export const checkoutQuery = (
  lines: readonly RequestedLine[],
  cards: readonly string[] | undefined,
): Readonly<Record<'skuId' | 'quantity' | 'cardCode', string | undefined>> => ({
  skuId: lines.map(({ skuId }) => skuId).join(','),
  quantity: lines.map(({ quantity }) => quantity).join(','),
  cardCode: cards && (cards.length === 0 ? noCards : cards.join(',')),
});
