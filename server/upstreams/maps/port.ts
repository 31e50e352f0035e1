import type { ReverseGeocode } from '#core/contract/common/area.shapes.ts';
import type { Coordinates } from '#core/rules/location/area.ts';

/** The maps service. It always answers: anything but info 'OK' means that the place is not known (§5). */
export interface Maps {
  reverseGeocode(at: Coordinates): Promise<ReverseGeocode>;
}
