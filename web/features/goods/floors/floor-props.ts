import type { Floor, FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';

export interface FloorProps<Kind extends Floor['kind']> {
  readonly floor: FloorOf<Kind>;
  /** On the first screen: its pictures load eagerly. */
  readonly eager: boolean;
}
