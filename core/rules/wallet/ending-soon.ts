import type { EndingThing } from '../../contract/goods/shared/ending-thing.shapes.ts';
import type { PageId } from '../../site/paths/path-of.ts';
import { chinaDay, chinaDayBounds, lastChinaDay } from '../format/china-day.ts';

const dayMs = 86_400_000;
const soonDays = 3;

/** What ends until then is named on the home page: today or in at most three days. */
export const endingSoonUntil = (now: Date): Date =>
  new Date(chinaDayBounds(chinaDay(now)).from.getTime() + (soonDays + 1) * dayMs);

/** A code that is paid for is lost for good, so it comes before what ends on the same day. */
const order: readonly EndingThing['kind'][] = ['voucher', 'pass', 'membership', 'coupon'];

/** What ends first. */
export const endingFirst = (things: readonly EndingThing[]): EndingThing | undefined =>
  things.toSorted(
    (a, b) =>
      lastDayOf(a).localeCompare(lastDayOf(b)) ||
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      a.endsAt.localeCompare(b.endsAt),
  )[0];

const lastDayOf = ({ endsAt }: EndingThing): string => lastChinaDay(new Date(endsAt));

export interface EndingTip {
  /** Such as 还有3天到期. */
  readonly when: string;
  readonly note: string;
  readonly action: string;
  readonly to: { readonly page: PageId; readonly query?: Readonly<Record<string, string>> };
}

/** What is said about something that ends in at most three days, and where it is used; undefined for anything else. */
export function endingTip(thing: EndingThing, now: Date): EndingTip | undefined {
  const days = Math.round((Date.parse(lastDayOf(thing)) - Date.parse(chinaDay(now))) / dayMs);
  if (new Date(thing.endsAt) <= now || days > soonDays) return undefined;
  return { when: days === 0 ? '今天到期' : `还有${days}天到期`, ...wayOf(thing) };
}

function wayOf({ kind, reference, hall, couponType }: EndingThing): Omit<EndingTip, 'when'> {
  switch (kind) {
    case 'voucher':
      return {
        note: '到期后不能再用',
        action: '出示券码',
        to: { page: 'orderDetail', query: { orderNo: reference } },
      };
    case 'pass':
      if (reference === '')
        return {
          note: '次数到期作废',
          action: '去预约',
          to: { page: 'rail', query: { kind: hall ?? 'rail' } },
        };
      return {
        note: '已预约，到厅出示',
        action: '出示厅码',
        to: {
          page: hall === 'airport' ? 'airportVerification' : 'railVerification',
          query: { orderId: reference },
        },
      };
    case 'membership':
      return { note: '本月权益领了再到期', action: '去领取', to: { page: 'myMonth' } };
    case 'coupon':
      return {
        note: '可用的商品都在这里',
        action: '去使用',
        to: { page: 'rightsDiscount', query: { accountType: couponType ?? 'cash', cardCode: reference } },
      };
  }
}
