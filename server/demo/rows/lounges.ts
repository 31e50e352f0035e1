import type { Selectable } from 'kysely';
import { membershipLevels } from '#core/rules/membership/membership-levels.ts';
import type {
  LoungeHalls,
  LoungeProducts,
  LoungeRights,
  StationBusinesses,
  Stations,
} from '../../db/schema/lounges.ts';
import { loungeVisits } from '../data/accounts.ts';
import {
  airLooks,
  airports,
  airWords,
  railLooks,
  railStations,
  railWords,
  servicePictures,
  shopsAround,
  type StationRow,
} from '../data/lounges.ts';
import { monthStart } from '../month-start.ts';
import { demoSubscribers } from '../subscribers.ts';
import { demoProducts, demoRights } from './rights.ts';

const stationOf =
  (kind: 'rail' | 'airport') =>
  ([
    station_id,
    name,
    initial,
    area_num,
    city_name,
    latitude,
    longitude,
  ]: StationRow): Selectable<Stations> => ({
    station_id,
    name,
    initial,
    kind,
    area_num,
    city_name,
    latitude,
    longitude,
  });

export const demoStations: readonly Selectable<Stations>[] = [
  ...railStations.map(stationOf('rail')),
  ...airports.map(stationOf('airport')),
];

const loungeRights = (pic: string): string[] =>
  demoRights
    .filter(({ supplier, pic_url }) => supplier === 'lounge-network' && pic_url.startsWith(pic))
    .map(({ rights_id }) => rights_id);

/** A lounge is paid with a visit that was bought, or claimed as a monthly right. */
export const demoLoungeProducts: readonly Selectable<LoungeProducts>[] = [
  {
    sku_id: 'rail-lounge.1',
    kind: 'rail',
    name: '高铁贵宾厅权益',
    companions: 1,
    valid_days: 90,
    rights_ids: loungeRights('goods/rail'),
  },
  {
    sku_id: 'air-lounge.1',
    kind: 'airport',
    name: '机场贵宾厅权益',
    companions: 1,
    valid_days: 90,
    rights_ids: loungeRights('goods/air'),
  },
];

function hallOf(station: Selectable<Stations>, at: number, second = false): Selectable<LoungeHalls> {
  const isRail = station.kind === 'rail';
  const looks = isRail ? railLooks : airLooks;
  const [address, open_hours, services] = looks[(at + (second ? 1 : 0)) % looks.length] ?? looks[0];
  const pictured = services.flatMap((service) => {
    const pic = servicePictures[service];
    return pic === undefined ? [] : [[service, pic] as const];
  });
  return {
    hall_id: `hall-${station.station_id}${second ? '-2' : ''}`,
    station_id: station.station_id,
    sku_id: isRail ? 'rail-lounge.1' : 'air-lounge.1',
    name: second ? `${station.name}商务候车室` : `${station.name}贵宾厅`,
    address,
    phone: `400-555-${String(1_000 + at * 7 + (second ? 3 : 0))}`,
    open_hours,
    pic_url: isRail ? 'goods/rail' : 'goods/air',
    pics: [isRail ? 'goods/rail' : 'goods/air', ...pictured.map(([, pic]) => pic)],
    pic_texts: ['休息区', ...pictured.map(([service]) => service)],
    services: [...services],
    introduction: isRail ? railWords : airWords,
    notice: '请在发车或起飞前2小时内到达，厅内满员时请按现场指引等候。',
    latitude: station.latitude + (second ? 0.0006 : 0),
    longitude: station.longitude,
    sort: at * 2 + (second ? 2 : 1),
  };
}

export const demoHalls: readonly Selectable<LoungeHalls>[] = demoStations.flatMap((station, at) =>
  station.station_id === 'nanjing-south'
    ? [hallOf(station, at), hallOf(station, at, true)]
    : [hallOf(station, at)],
);

const metre = 1 / 111_195;

export const demoStationBusinesses: readonly Selectable<StationBusinesses>[] = demoStations.flatMap(
  ({ station_id, name: stationName, latitude, longitude }, at) =>
    shopsAround.map(
      ([key, name, kind_name, place, open_hours, pic_url, discount_text, north, east, supplier], sort) => ({
        business_id: `${station_id}-${key}`,
        station_id,
        name: `${name}（${stationName}店）`,
        kind_name,
        address: `${stationName}${place}`,
        phone: `400-555-${String(5_000 + at * 10 + sort)}`,
        open_hours,
        pic_url,
        discount_text,
        supplier,
        latitude: latitude + north * metre,
        longitude: longitude + east * metre,
        sort: sort + 1,
      }),
    ),
);

/** The name of the highest level among the products that a subscriber holds. */
function levelName(userId: string): string {
  const owned = demoSubscribers.find((each) => each.userId === userId)?.holds.map(([productId]) => productId);
  const typeIds = demoProducts
    .filter(({ product_id }) => owned?.some((productId) => productId === product_id))
    .map(({ vip_type_id }) => vip_type_id);
  return membershipLevels.findLast(({ vipTypeId }) => typeIds.includes(vipTypeId))?.vipTypeName ?? '';
}

/** The visits of demo subscribers, granted anew every month. */
export function demoLoungeRights(now: Date): readonly Selectable<LoungeRights>[] {
  const [from, till] = [monthStart(now, 0), monthStart(now, -2)];
  return loungeVisits.flatMap(([user_id, rail, air]) =>
    [['rail-lounge.1', '高铁出行权益', rail] as const, ['air-lounge.1', '机场出行权益', air] as const].map(
      ([sku_id, name, total_count]) => ({
        right_id: `demo.${user_id}.${sku_id}.${from.toISOString().slice(0, 10)}`,
        user_id,
        sku_id,
        name: `${levelName(user_id)}${name}`,
        total_count,
        companions: 1,
        granted_at: from,
        expires_at: till,
      }),
    ),
  );
}
