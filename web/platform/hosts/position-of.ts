import { checkCoordinates } from '#core/rules/location/coordinates/check-coordinates.ts';
import type { HostPosition } from './host.ts';
import { HostFailure } from './host-failure.ts';

/** Validates third-party coordinates; invalid ones are undefined (§5). */
export function positionOf(longitude: unknown, latitude: unknown): HostPosition {
  const position = checkCoordinates(longitude, latitude);
  if (!position) throw new HostFailure('failed', 'unusable coordinates');
  return position;
}
