import { hosts, type HostId } from './hosts.ts';

/** User agents of the phones' browsers; an app appends its marks. */
const systems = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  android:
    'Mozilla/5.0 (Linux; Android 14; Phone Build/UP1A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36',
} as const;
export type PhoneSystem = keyof typeof systems;

/** The app version of the sandbox; new enough for the operator app's native geolocation (§9). */
export const sampleAppVersion = '9.9.2';

/** A sample user agent of a host, for the host simulator and tests. */
export function sampleUserAgent(host: HostId, system: PhoneSystem, version = sampleAppVersion): string {
  const row = hosts.find(({ id }) => id === host);
  const marks = (row?.marks ?? []).map((mark, at) => (at === 0 ? `${mark}/${version}` : mark));
  return [systems[system], ...marks].join(' ');
}
