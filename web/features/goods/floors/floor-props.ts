import type { Floor, FloorOf } from '#core/contract/goods/floors.shapes.ts';

export interface FloorProps<Kind extends Floor['kind']> {
  readonly floor: FloorOf<Kind>;
  /** Stands on the first screen: its pictures are fetched at once. */
  readonly eager: boolean;
}
