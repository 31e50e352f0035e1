import { trackData, trackDataHeader } from '#core/rules/tracking/track-data.ts';
import { knownValues } from './known-values.ts';

/** The tracking header of the page on show (§7); an error in it never fails a call. */
export function trackDataOfPage(): string {
  try {
    return trackDataHeader(trackData(knownValues(), Date.now()));
  } catch {
    return '';
  }
}
