import Taro from '@tarojs/taro';
import { area } from '#core/contract/common/area.ts';
import type { Place } from '#core/rules/location/area.ts';
import { checkCoordinates } from '#core/rules/location/coordinates/check-coordinates.ts';
import { chatLocatingStep, refusalRecord, savesRefusal } from '#core/rules/location/location-refusal.ts';
import { regeoResult } from '#core/rules/location/regeo-result.ts';
import { callApi } from '../call.ts';
import { requirePrivacyConsent } from '../host/privacy.ts';

export type Fetched =
  | { readonly kind: 'found'; readonly place: Place }
  | { readonly kind: 'refused' | 'failed' };

/** Asks the chat app for the position and the server for its city (§4, Fresh fetch). A recorded refusal is respected unless forced. */
export async function fetchPlace(loggedIn: boolean, forced: boolean): Promise<Fetched> {
  if (await isRefusedOnRecord(loggedIn, forced)) return { kind: 'refused' };
  if (!(await requirePrivacyConsent())) return refused(loggedIn);
  const position = await Taro.getLocation({ type: 'gcj02', isHighAccuracy: false }).catch(
    ({ errMsg = '' }: { errMsg?: string }) => errMsg,
  );
  if (typeof position === 'string') return isRefusal(position) ? refused(loggedIn) : { kind: 'failed' };
  const at = checkCoordinates(position.longitude, position.latitude);
  if (!at) return { kind: 'failed' };
  const location = `${at.longitude},${at.latitude}`;
  const answer = await callApi(area.reverseGeocode, { location }, { quiet: true }).then(
    (data) => ({ success: true, data }),
    () => undefined,
  );
  return { kind: 'found', place: regeoResult(answer, at, 'chat-app').place };
}

/** The user said no to us. Settings of the system, which may change, are a failure: it is asked again at the next start. */
const isRefusal = (message: string): boolean => /auth|privacy/.test(message) && !/system/.test(message);

async function isRefusedOnRecord(loggedIn: boolean, forced: boolean): Promise<boolean> {
  if (chatLocatingStep({ loggedIn, forced, record: 'not-loaded' }) !== 'load-record') return false;
  const answer = await callApi(area.locationRefusal, {}, { quiet: true }).then(
    (data) => ({ success: true, data }),
    () => ({ success: false }),
  );
  return chatLocatingStep({ loggedIn, forced, record: refusalRecord(answer) }) === 'skip';
}

function refused(loggedIn: boolean): Fetched {
  if (savesRefusal({ loggedIn, outcome: 'cancelled' }))
    callApi(area.saveLocationRefusal, {}, { quiet: true }).catch(() => undefined);
  return { kind: 'refused' };
}
