import { trackData, trackDataHeader } from '#core/rules/tracking/track-data.ts';
import type { SiteContext } from '../site/site-context.tsx';
import { knownValues } from './known-values.ts';
import { pageHere } from './track.ts';

/** The tracking header of the current page; an error in it never fails a call. */
export function pageTrackData(site: SiteContext): string {
  try {
    return trackDataHeader(trackData(knownValues(site, pageHere()), Date.now()));
  } catch {
    return ''; // the call goes on without the header
  }
}
