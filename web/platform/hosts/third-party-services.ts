import { timeLimits } from '#core/rules/failures/time-limits.ts';
import { oneTapSdk } from '#core/rules/session/login-types.ts';
import type { AnalyticsGlobal, MapsGlobal, OneTapGlobal } from './globals.ts';
import type { HostPosition, OutsideServices } from './host.ts';
import { HostFailure } from './host-failure.ts';
import { positionOf } from './position-of.ts';
import { withTimeout } from './with-timeout.ts';

export interface ServiceParts {
  readonly geolocation: Geolocation | undefined;
  loadMaps(): Promise<MapsGlobal>;
  loadOneTap(): Promise<OneTapGlobal>;
  loadAnalytics(): Promise<AnalyticsGlobal>;
}

/** Timeout of the one-tap SDK. */
export const oneTapLimitMs = 5_000;
const analyticsLimitMs = 1_000;

/** Services available in any host. */
export const thirdPartyServices = ({
  geolocation,
  loadMaps,
  loadOneTap,
  loadAnalytics,
}: ServiceParts): OutsideServices => ({
  mapsPosition: () => withTimeout(timeLimits.mapsPosition, loadMaps().then(askMaps)),
  browserPosition: () => withTimeout(timeLimits.browserPosition, askBrowser(geolocation)),
  async oneTapToken(sign) {
    const sdk = await loadOneTap();
    return withTimeout(oneTapLimitMs, askOneTap(sdk, sign));
  },
  async analytics(event, properties) {
    const sdk = await loadAnalytics();
    await withTimeout(
      analyticsLimitMs,
      new Promise<void>((resolve) => resolve(sdk.track(event, properties))),
    );
  },
});

async function askMaps(maps: MapsGlobal): Promise<HostPosition> {
  const position = await new Promise<{ readonly lng?: unknown; readonly lat?: unknown } | undefined>(
    (resolve, reject) => {
      const options = { enableHighAccuracy: false, timeout: timeLimits.mapsPosition };
      new maps.Geolocation(options).getCurrentPosition((status, result) => {
        if (status === 'complete') resolve(result?.position);
        else reject(new HostFailure('failed', `maps position: ${status}`));
      });
    },
  );
  return positionOf(position?.lng, position?.lat);
}

const denied = 1;

async function askBrowser(geolocation: Geolocation | undefined): Promise<HostPosition> {
  if (!geolocation) throw new HostFailure('missing', 'no geolocation');
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    const refuse = ({ code, message }: GeolocationPositionError) =>
      reject(new HostFailure(code === denied ? 'cancelled' : 'failed', message));
    geolocation.getCurrentPosition(resolve, refuse, {
      enableHighAccuracy: false,
      timeout: timeLimits.browserPosition,
    });
  });
  return positionOf(coords.longitude, coords.latitude);
}

const askOneTap = (sdk: OneTapGlobal, sign: string): ReturnType<OutsideServices['oneTapToken']> =>
  new Promise((resolve, reject) => {
    sdk.getTokenInfo({
      ...oneTapSdk,
      sign,
      success: (answer) => {
        if (typeof answer?.token !== 'string' || answer.token === '')
          reject(new HostFailure('failed', 'one-tap: no token'));
        else
          resolve({
            jtToken: answer.token,
            jtUserInformation: typeof answer.userInformation === 'string' ? answer.userInformation : '',
          });
      },
      error: (answer) =>
        reject(new HostFailure('failed', `one-tap: ${answer?.message ?? answer?.code ?? 'fail'}`)),
    });
  });
