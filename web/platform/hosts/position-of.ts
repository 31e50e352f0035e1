import { checkCoordinates } from '#core/rules/location/check-coordinates.ts';
import type { HostPosition } from './host.ts';
import { HostFailure } from './host-failure.ts';

/** Coordinates as somebody else gave them; unusable ones are no answer (§5). */
export function positionOf(longitude: unknown, latitude: unknown): HostPosition {
  const position = checkCoordinates(longitude, latitude);
  if (!position) throw new HostFailure('failed', 'unusable coordinates');
  return position;
}
