import { Floor } from '#web/ui/floor/floor.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';

const four = [0, 1, 2, 3];

/** Boxes in the places of the plans and the first groups. */
export function OfferBones() {
  return (
    <div role="status" aria-label="加载中">
      <Floor label="加载中" busy>
        <div className="row g8">
          {[0, 1, 2].map((at) => (
            <span key={at} className="grow">
              <Bone height={108} radius={12} />
            </span>
          ))}
        </div>
      </Floor>
      {['first', 'second'].map((group) => (
        <Floor key={group} label="加载中" busy>
          <Bone width={140} height={26} />
          <div className="row g8 jb" style={{ marginTop: 12 }}>
            {four.map((at) => (
              <span key={at} className="col g6">
                <Bone width={52} radius={14} />
                <Bone width={52} height={16} />
              </span>
            ))}
          </div>
        </Floor>
      ))}
    </div>
  );
}
