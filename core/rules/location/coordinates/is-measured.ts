import type { Place } from '../area.ts';

/** Whether a place is the phone's position, so that distances from it mean something; other places are a city's centre. */
export const isMeasured = ({ source, isUserChoose }: Pick<Place, 'source' | 'isUserChoose'>): boolean =>
  source !== 'default' && source !== 'mobile' && isUserChoose !== 1;
