import type { Coordinates } from '../area.ts';

const toCoordinate = (value: unknown): number | undefined => {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : 0;
  return Number.isFinite(number) && number !== 0 ? number : undefined;
};

/** Coordinates as numbers, or undefined when one is missing, zero or not numeric (§5). */
export const checkCoordinates = (longitude: unknown, latitude: unknown): Coordinates | undefined => {
  const [lng, lat] = [toCoordinate(longitude), toCoordinate(latitude)];
  return lng === undefined || lat === undefined ? undefined : { longitude: lng, latitude: lat };
};
