import type { Selectable } from 'kysely';
import type { LoungeHalls, LoungeProducts, StationBusinesses, Stations } from '../../db/schema/lounges.ts';
import { demoRights } from '../rows/rights.ts';
import { demoStations } from './stations.ts';

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

const railLooks = [
  ['二层候车区A12口旁', '06:00-22:30', ['茶歇', '专属通道', '充电']],
  ['北广场进站口右侧', '05:40-23:00', ['茶歇', '行李寄存']],
  ['站台层东侧', '06:30-22:00', ['茶歇', '充电']],
  ['候车大厅二楼西侧', '06:00-22:00', ['茶歇', '专属通道']],
] as const;
const airLooks = [
  ['T2出发层2号门', '05:30-23:30', ['简餐', '快速安检', '淋浴']],
  ['国内出发厅安检口右侧', '06:00-22:30', ['简餐', '快速安检']],
] as const;

const railWords = [
  '独立候车区，沙发与书桌分区，每个座位都有插座和无线网络。',
  '供应热茶、咖啡、点心和时令水果，开车前15分钟由工作人员提醒检票。',
];
const airWords = [
  '安检后即到，设餐食区、休息区和静音区，每个座位都有插座和无线网络。',
  '供应热餐、饮品和报刊，登机前30分钟由工作人员提醒。',
];

function hallOf(station: Selectable<Stations>, at: number, second = false): Selectable<LoungeHalls> {
  const isRail = station.kind === 'rail';
  const looks = isRail ? railLooks : airLooks;
  const [address, open_hours, services] = looks[(at + (second ? 1 : 0)) % looks.length] ?? looks[0];
  return {
    hall_id: `hall-${station.station_id}${second ? '-2' : ''}`,
    station_id: station.station_id,
    sku_id: isRail ? 'rail-lounge.1' : 'air-lounge.1',
    name: second ? `${station.name}商务候车室` : `${station.name}贵宾厅`,
    address,
    phone: `400-555-${String(1_000 + at * 7 + (second ? 3 : 0))}`,
    open_hours,
    pic_url: isRail ? 'goods/rail' : 'goods/air',
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

const around = [
  ['coffee', '街角咖啡', '咖啡茶饮', '出站口左侧', '07:00-22:00', 'goods/coffee', '凭贵宾厅权益8折', 60, 40],
  ['noodles', '面点小馆', '餐饮美食', '换乘大厅一层', '06:30-21:00', 'goods/food', '满50减8', -90, 70],
  ['tea', '柳岸茶饮', '咖啡茶饮', '候车大厅二楼', '09:00-21:30', 'goods/milktea', null, 110, -60],
  ['gift', '水韵好物', '特产伴手礼', '进站口右侧', '07:30-21:30', 'goods/gift', '满100减15', -140, -100],
] as const;

const metre = 1 / 111_195;

export const demoStationBusinesses: readonly Selectable<StationBusinesses>[] = demoStations.flatMap(
  ({ station_id, name: stationName, latitude, longitude }, at) =>
    around.map(([key, name, kind_name, place, open_hours, pic_url, discount_text, north, east], sort) => ({
      business_id: `${station_id}-${key}`,
      station_id,
      name: `${name}（${stationName}店）`,
      kind_name,
      address: `${stationName}${place}`,
      phone: `400-555-${String(5_000 + at * 10 + sort)}`,
      open_hours,
      pic_url,
      discount_text,
      latitude: latitude + north * metre,
      longitude: longitude + east * metre,
      sort: sort + 1,
    })),
);
