import { Floor } from '#web/ui/floor/floor.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { saleHeight } from './sale-height.ts';
import { ShelfBones } from './shelf-bones.tsx';

/** Boxes in the places of the first floors: two rows of entrances and a sale. */
export function FloorBones() {
  return (
    <>
      <output className="sr">加载中</output>
      <Floor label="加载中" busy>
        <Bone height={138} radius={8} />
      </Floor>
      <ShelfBones height={saleHeight} look="tinted" />
    </>
  );
}
