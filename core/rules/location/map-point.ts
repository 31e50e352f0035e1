import type { Coordinates } from './area.ts';

export interface MapPoint extends Coordinates {
  readonly key: string;
  /** The words of the pin: a price or a name. */
  readonly text: string;
  /** What a screen reader says of it. */
  readonly name: string;
}
