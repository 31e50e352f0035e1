import type { Environment } from '#core/config/environments.ts';
import type { ChannelWays } from '#core/site/projects.ts';
import { storeOf } from '../storage/storage.ts';
import { chosenArea } from './stored-place.ts';

/** Input of the channel configuration. The gate and the location service send the same, so that they share the answer. */
export function channelQuestion({ storagePrefix }: Environment, channelWays: ChannelWays, now: number) {
  const openType = storeOf('sessionStorage', storagePrefix).get('openType');
  const chosenAreaNum = chosenArea(storeOf('localStorage', storagePrefix), now);
  return { channelWays, ...(openType && { openType }), ...(chosenAreaNum && { chosenAreaNum }) };
}
