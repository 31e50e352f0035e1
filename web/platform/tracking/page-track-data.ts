import { trackData, trackDataHeader } from '#core/rules/tracking/track-data.ts';
import type { World } from '../world/world.tsx';
import { knownValues } from './known-values.ts';
import { pageHere } from './track.ts';

/** The tracking header of the page as it stands; building it never fails a call. */
export function pageTrackData(world: World): string {
  try {
    return trackDataHeader(trackData(knownValues(world, pageHere()), Date.now()));
  } catch {
    return ''; // a call without its tracking is still a call
  }
}
