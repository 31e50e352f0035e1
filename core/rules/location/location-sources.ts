import type { HostId } from '../../config/hosts.ts';
import { timeLimits } from '../failures/time-limits.ts';
import { compareVersions } from '../format/compare-versions.ts';
import { isOperatorApp } from '../hosts/is-operator-app.ts';
import type { PlaceSource } from './area.ts';

/** A source of the position; the next one is tried after a failure or timeout. */
export interface LocationSource {
  readonly name: 'operator-app-native' | 'operator-app-cached' | 'chat-app' | 'maps' | 'geolocation';
  readonly source: PlaceSource;
  readonly timeoutMs: number;
  readonly coordinates: 'GCJ-02' | 'BD-09';
}

/** First version of the operator app with native geolocation (§9). */
export const nativeLocationSince = '9.9.0';

const native: LocationSource = {
  name: 'operator-app-native',
  source: 'operator-app',
  timeoutMs: timeLimits.operatorAppInfo,
  coordinates: 'GCJ-02',
};
const cached: LocationSource = {
  name: 'operator-app-cached',
  source: 'operator-app',
  timeoutMs: timeLimits.operatorAppInfo,
  coordinates: 'BD-09',
};
const chat: LocationSource = {
  name: 'chat-app',
  source: 'chat-app',
  timeoutMs: timeLimits.chatPosition,
  coordinates: 'GCJ-02',
};
const browser: readonly LocationSource[] = [
  { name: 'maps', source: 'maps', timeoutMs: timeLimits.mapsPosition, coordinates: 'GCJ-02' },
  {
    name: 'geolocation',
    source: 'geolocation',
    timeoutMs: timeLimits.browserPosition,
    coordinates: 'GCJ-02',
  },
];

/** The position sources of a host, in order (§4, Fresh fetch by host). */
export const locationSources = (host: HostId, appVersion = '0'): readonly LocationSource[] => {
  if (isOperatorApp(host)) return [compareVersions(appVersion, nativeLocationSince) >= 0 ? native : cached];
  return host === 'chat-app' || host === 'chat-mini-program' ? [chat] : browser;
};
