import type { Coordinates } from './area.ts';

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Room of a pin: half its width, and its height above the point. */
  readonly pinHalf: number;
  readonly pinHeight: number;
}

export interface MapPin {
  /** The index of the point. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

export interface MapLayout {
  readonly pins: readonly MapPin[];
  readonly centre: Coordinates;
  /** Where the centre is drawn. */
  readonly middle: { readonly x: number; readonly y: number };
  /** A round length and how wide it is drawn. */
  readonly scale: { readonly metres: number; readonly width: number };
}

const metresPerDegree = 111_195;
/** Room below the lowest point. */
const pointMargin = 6;
/** A frame never shows less than this around its centre. */
const leastMetres = 250;
const lengths = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];
const widestScale = 72;

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** Places points in a frame, true to direction and distance: around `here`, or around their own middle. A pin that would cover an earlier one is left out. */
export function mapLayout(
  points: readonly Coordinates[],
  here: Coordinates | undefined,
  { width, height, pinHalf, pinHeight }: Frame,
): MapLayout {
  const centre = here ?? {
    latitude: points.length > 0 ? middleOf(points.map(({ latitude }) => latitude)) : 0,
    longitude: points.length > 0 ? middleOf(points.map(({ longitude }) => longitude)) : 0,
  };
  const shrink = Math.cos((centre.latitude * Math.PI) / 180);
  const offsets = points.map(({ latitude, longitude }) => ({
    east: (longitude - centre.longitude) * metresPerDegree * shrink,
    north: (latitude - centre.latitude) * metresPerDegree,
  }));
  const far = (values: readonly number[]) => Math.max(leastMetres, ...values.map(Math.abs));
  const pixelsPerMetre = Math.min(
    (width / 2 - pinHalf) / far(offsets.map(({ east }) => east)),
    (height - pinHeight - pointMargin) / 2 / far(offsets.map(({ north }) => north)),
  );
  const middleY = (height + pinHeight - pointMargin) / 2;
  const placed = offsets.map(({ east, north }, at) => ({
    at,
    x: width / 2 + east * pixelsPerMetre,
    y: middleY - north * pixelsPerMetre,
  }));
  const pins: MapPin[] = [];
  for (const pin of placed)
    if (!pins.some(({ x, y }) => Math.abs(x - pin.x) < 2 * pinHalf && Math.abs(y - pin.y) < pinHeight))
      pins.push(pin);
  const [shortest = 0] = lengths;
  const metres = Math.max(shortest, ...lengths.filter((length) => length * pixelsPerMetre <= widestScale));
  return {
    pins,
    centre,
    middle: { x: width / 2, y: middleY },
    scale: { metres, width: Math.round(metres * pixelsPerMetre) },
  };
}
