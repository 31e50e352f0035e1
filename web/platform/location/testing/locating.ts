import { area } from '#core/contract/common/area.ts';
import { userLocation } from '#core/contract/content/user-location.ts';
import { profile } from '#core/contract/user/profile.ts';
import type { City } from '#core/contract/fields.ts';
import type { Place } from '#core/rules/location/area.ts';
import { hostCodes } from '#core/rules/hosts/host-codes.ts';
import { HostFailure } from '../../hosts/host-failure.ts';
import { noHost } from '../../hosts/host-context.tsx';
import type { AppBridge, ChatSdk, Host, HostPosition } from '../../hosts/host.ts';
import { storeOf } from '../../storage/storage.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { createLocationService, type LocationServiceParts } from '../create-location-service.ts';
import { storedPlace } from '../stored-place.ts';

/** The behaviour of a position source. */
export type Outcome = 'ok' | 'cancelled' | 'failed' | 'silent' | 'zero' | 'missing';

export const inSuzhou: HostPosition = { longitude: 120.6199071, latitude: 31.317987 };
export const suzhouCity: City = {
  areaNum: '320500',
  areaName: '苏州',
  levelNum: '3205',
  province: '江苏省',
  latitude: 31.299379,
  longitude: 120.619585,
  initial: 'S',
};
export const wuxiCity: City = {
  areaNum: '320200',
  areaName: '无锡',
  levelNum: '3202',
  province: '江苏省',
  latitude: 31.574729,
  longitude: 120.301663,
  initial: 'W',
};
export const placeOf = (
  { areaNum, areaName, levelNum, province, latitude, longitude }: City,
  overrides: Partial<Place> = {},
): Place => ({
  areaNum,
  areaName,
  levelNum,
  cityCode: areaNum,
  province,
  latitude,
  longitude,
  source: 'maps',
  isAuthorize: true,
  ...overrides,
});

const behaving = (outcome: Outcome): (() => Promise<HostPosition>) => {
  switch (outcome) {
    case 'ok':
      return async () => inSuzhou;
    case 'zero':
      return async () => ({ longitude: 0, latitude: 31 });
    case 'silent':
      return () => new Promise(() => undefined);
    case 'cancelled':
    case 'failed':
    case 'missing':
      return async () => {
        throw new HostFailure(outcome, `test: ${outcome}`);
      };
  }
};

const unused = async (): Promise<never> => {
  throw new Error('not for finding places');
};
const bridge = (native: Outcome, cached: Outcome): AppBridge => ({
  getLocation: behaving(native),
  getCatchInfo: behaving(cached),
  getUserInfo: unused,
  getYDRZToken: unused,
  quitLogin: unused,
  showLogin: unused,
  enableShared: unused,
  getConcatenationInfo: unused,
  isInstall: unused,
  openOtherApp: unused,
});
const sdk = (outcome: Outcome): ChatSdk => ({
  getLocation: behaving(outcome),
  openLocation: unused,
  setShare: unused,
  pay: unused,
});

export const inApp = (
  appVersion: string,
  { native = 'missing', cached = 'missing' }: { native?: Outcome; cached?: Outcome },
): Host => ({
  ...noHost,
  id: 'provincial-app',
  codes: hostCodes['provincial-app'],
  appVersion,
  app: bridge(native, cached),
});
export const inChat = (outcome: Outcome): Host => ({
  ...noHost,
  id: 'chat-app',
  codes: hostCodes['chat-app'],
  chat: sdk(outcome),
});
export const inBrowser = (maps: Outcome, geolocation: Outcome = 'missing'): Host => ({
  ...noHost,
  services: { ...noHost.services, mapsPosition: behaving(maps), browserPosition: behaving(geolocation) },
});

/** A server that resolves Suzhou, a Wuxi number and no refusals. */
export const locatingApi = (): FakeApi =>
  fakeApi()
    .answer(area.reverseGeocode, {
      info: 'OK',
      regeocode: {
        formattedAddress: '江苏省苏州市姑苏区',
        addressComponent: { adcode: '320508', city: '苏州市', province: '江苏省', district: '姑苏区' },
      },
    })
    .answer(area.locationRefusal, null)
    .answer(area.saveLocationRefusal, { refusedAt: '2026-08-01T08:00:00+08:00' })
    .answer(profile.mobileArea, '无锡市')
    .answer(area.searchArea, [wuxiCity])
    .answer(userLocation.saveUserLocation, null);

/** A location service with fresh storage. */
export function locating(
  parts: Partial<Omit<LocationServiceParts, 'call'>> & { readonly api?: FakeApi } = {},
) {
  const { api = locatingApi(), host = inBrowser('ok'), ...rest } = parts;
  const storage = storeOf('localStorage', 'test-');
  const failures: string[] = [];
  const locationService = createLocationService({
    call: api.call,
    host,
    storage,
    now: Date.now,
    actId: () => 'A1',
    isWhitelisted: () => false,
    log: (what) => failures.push(what),
    ...rest,
  });
  return {
    api,
    storage,
    failures,
    locationService,
    stored: () => storedPlace(storage),
    saved: () => api.callsOf(userLocation.saveUserLocation).map(({ input }) => input),
  };
}
