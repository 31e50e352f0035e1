import { Bone } from '#web/ui/skeleton/bone.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';

/** Boxes in the places of the card and the ladder. */
export function CashBones() {
  return (
    <div role="status" aria-label="加载中">
      <div className="dc__card">
        <div className="dc__wait">
          <Bone width={96} height={56} />
          <Bone height={84} radius={12} />
          <Bone height="var(--btn-l)" radius={24} />
        </div>
      </div>
      <Floor label="加载中" busy>
        <div className="dc__wait">
          <Bone width={140} height={28} />
          <Bone height={74} />
        </div>
      </Floor>
    </div>
  );
}
