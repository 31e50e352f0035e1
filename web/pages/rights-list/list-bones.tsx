import './rights-list.css';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';

/** Boxes in the places of the first cards. */
export function ListBones() {
  return (
    <div role="status" aria-label="加载中">
      {['first', 'second'].map((floor) => (
        <Floor key={floor} label="加载中" busy>
          <span className="rl__h">
            <Bone width={150} height={26} />
          </span>
          <div className="rl__s">
            {[0, 1, 2, 3].map((card) => (
              <Bone key={card} height={108} radius={10} />
            ))}
          </div>
        </Floor>
      ))}
    </div>
  );
}
