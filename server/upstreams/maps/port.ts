import type { ReverseGeocode } from '#core/contract/common/area.shapes.ts';
import type { Coordinates } from '#core/rules/location/area.ts';

/** The maps service. It always answers: any info but 'OK' means that the location is unknown (§5). */
export interface Maps {
  reverseGeocode(at: Coordinates): Promise<ReverseGeocode>;
}
