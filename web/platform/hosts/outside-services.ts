import { timeLimits } from '#core/rules/failures/time-limits.ts';
import { oneTapSdk } from '#core/rules/session/login-types.ts';
import type { AnalyticsGlobal, MapsGlobal, OneTapGlobal } from './globals.ts';
import type { HostPosition, OutsideServices } from './host.ts';
import { HostFailure } from './host-failure.ts';
import { positionOf } from './position-of.ts';
import { within } from './within.ts';

export interface ServiceParts {
  readonly geolocation: Geolocation | undefined;
  loadMaps(): Promise<MapsGlobal>;
  loadOneTap(): Promise<OneTapGlobal>;
  loadAnalytics(): Promise<AnalyticsGlobal>;
}

/** How long the one-tap SDK may take to learn the number from the network. */
export const oneTapLimitMs = 5_000;
const analyticsLimitMs = 1_000;

/** Scripts and abilities any host may have. */
export const outsideServices = ({
  geolocation,
  loadMaps,
  loadOneTap,
  loadAnalytics,
}: ServiceParts): OutsideServices => ({
  mapsPosition: () => within(timeLimits.mapsPosition, loadMaps().then(askMaps)),
  browserPosition: () => within(timeLimits.browserPosition, askBrowser(geolocation)),
  async oneTapToken(sign) {
    const sdk = await loadOneTap();
    return within(oneTapLimitMs, askOneTap(sdk, sign));
  },
  async analytics(event, properties) {
    const sdk = await loadAnalytics();
    await within(analyticsLimitMs, new Promise<void>((resolve) => resolve(sdk.track(event, properties))));
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
