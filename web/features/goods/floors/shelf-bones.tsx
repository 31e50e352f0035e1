import { Floor } from '#web/ui/floor/floor.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';

/** A box in the place of a floor that is on its way, of its height. */
export function ShelfBones({ height, look = 'card' }: { height: number; look?: 'card' | 'tinted' }) {
  return (
    <Floor label="加载中" look={look} busy>
      <div className="fh">
        <Bone width={140} height={22} />
      </div>
      <Bone height={height} radius={8} />
    </Floor>
  );
}
