import type { Floor } from '#core/contract/goods/shared/floors.shapes.ts';
import type { FloorHeaderProps } from '#web/ui/floor/floor-header.tsx';
import { moreOf } from './more-of.ts';

/** The header of a floor that the operator named. */
export const floorHeader = (floor: Floor): FloorHeaderProps => ({
  title: floor.title,
  chip: floor.subTitle && <span className="text-sub text-tertiary">{floor.subTitle}</span>,
  more: moreOf(floor),
});
