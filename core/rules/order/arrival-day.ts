import { chinaDay } from '../format/china-day.ts';
import type { Instant } from '../format/china-time.ts';

const dayMs = 86_400_000;
/** Parcels leave within this time. */
const dispatchDays = 2;
/** Days on the way from the operator's province, by the province's code and the beginning of its name; to others it is four. */
const transit = [
  ['32', '江苏', 2],
  ['31', '上海', 2],
  ['33', '浙江', 3],
  ['34', '安徽', 3],
  ['37', '山东', 3],
  ['15', '内蒙古', 5],
  ['23', '黑龙江', 5],
  ['46', '海南', 5],
  ['53', '云南', 5],
  ['62', '甘肃', 5],
  ['64', '宁夏', 5],
  ['63', '青海', 6],
  ['54', '西藏', 7],
  ['65', '新疆', 7],
] as const;
const usualDays = 4;

/** Until when a parcel that is ordered now arrives at the latest, as 11月24日; the place is an area's code or an address. */
export function arrivalDay(place: string, orderedAt: Instant): string {
  const row = transit.find(([code, name]) => place.startsWith(code) || place.startsWith(name));
  const days = dispatchDays + (row?.[2] ?? usualDays);
  const [, month, day] = chinaDay(Number(orderedAt) + days * dayMs)
    .split('-')
    .map(Number);
  return `${month}月${day}日`;
}
