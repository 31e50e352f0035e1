import type { RightsStockRow } from '#core/contract/console/rights/rights-stock.shapes.ts';
import { chinaMinute } from '../../format/china-minute.ts';

interface StockOfMonth {
  readonly left: number;
  /** Claims an hour, of the last day. */
  readonly perHour: number;
  readonly now: number;
  /** When the month ends. */
  readonly endsAt: number;
}
type Forecast = RightsStockRow['forecast'];

const hourMs = 3_600_000;

/** When the pieces of a month are gone if it goes on like the last day, or what is left at its end. */
export function rightsStockForecast({ left, perHour, now, endsAt }: StockOfMonth): Forecast {
  if (left === 0) return { kind: 'gone' };
  const hours = Math.max(0, endsAt - now) / hourMs;
  const claimed = Math.round(perHour * hours);
  if (claimed < left) return { kind: 'lasts', leftAtEnd: left - claimed };
  return { kind: 'runs-out', at: new Date(now + (left / perHour) * hourMs).toISOString() };
}

/** How many claims an hour, from the newest of the last day: all of them, or so many that a longer look would not tell more. */
export const claimsPerHour = (
  newest: { readonly count: number; readonly oldestAt: number | null; readonly isAll: boolean },
  now: number,
): number => {
  if (newest.count === 0 || newest.oldestAt === null) return 0;
  const hours = newest.isAll ? 24 : Math.max(now - newest.oldestAt, 60_000) / hourMs;
  return Math.round((newest.count / hours) * 100) / 100;
};

export function forecastText(forecast: Forecast): string {
  switch (forecast.kind) {
    case 'none':
      return '';
    case 'gone':
      return '已领完';
    case 'runs-out':
      return `约 ${chinaMinute(Date.parse(forecast.at)).slice(5)} 领完`;
    case 'lasts':
      return `月底约剩 ${forecast.leftAtEnd.toLocaleString('zh-CN')}`;
  }
}
