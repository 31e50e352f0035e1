import './order-detail.css';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';

/** Boxes in the places of the order's parts. */
export function OrderBones() {
  return (
    <div role="status" aria-label="加载中">
      <div className="odh">
        <Bone width={48} radius={24} />
        <span className="grow">
          <Bone width={120} height={48} />
        </span>
      </div>
      <Floor label="加载中" busy>
        <div className="odg">
          <Bone width={64} radius={8} />
          <span className="grow">
            <Bone width="70%" height={44} />
          </span>
        </div>
      </Floor>
      <Floor label="加载中" busy>
        <Bone height={190} />
      </Floor>
    </div>
  );
}
