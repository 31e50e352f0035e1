import type { Hall, LoungePass } from '#core/contract/goods/rail.shapes.ts';
import { codeMinute, seedEnd, writeLoungeCode } from '#core/rules/lounge/lounge-code.ts';

export const aHall = (overrides: Partial<Hall> = {}): Hall => ({
  hallId: 'south',
  hallName: '南京南站贵宾厅',
  kind: 'rail',
  stationId: 'nanjing-south',
  stationName: '南京南站',
  address: '二层候车区A12口旁',
  cityCode: '320100',
  latitude: 31.9689,
  longitude: 118.7978,
  distanceMeters: 6_850,
  phone: null,
  openHours: '06:00-22:30',
  picUrl: 'goods/rail',
  services: ['茶歇', '充电'],
  introduction: ['每个座位都有插座。'],
  notice: null,
  openNow: true,
  skuId: 'rail-lounge.1',
  usable: true,
  reason: null,
  ...overrides,
});

/** A pass as the server answers it at an instant of its clock. */
export function aPass(serverMs: number, overrides: Partial<LoungePass> = {}): LoungePass {
  const [minute, until] = [codeMinute(serverMs), seedEnd(serverMs)];
  return {
    orderId: 'order-1',
    state: 'waiting',
    qr: writeLoungeCode({ orderId: 'order-1', minute, until, mac: '0'.repeat(20) }),
    digits: '3921774506',
    expiresAt: new Date((minute + 1) * 60_000).toISOString(),
    serverNow: new Date(serverMs).toISOString(),
    hall: aHall(),
    mobile: '138****0001',
    rightText: '贵宾厅1次，可带1人',
    companions: 1,
    leftAfter: 1,
    verifiedAt: null,
    seed: { key: 'a seed', until },
    lastScan: null,
    ...overrides,
  };
}
