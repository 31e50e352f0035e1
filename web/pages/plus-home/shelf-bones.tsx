import './plus-rights.css';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { PlusShelf } from './plus-shelf.tsx';

/** Boxes in the places of the first rights. */
export function ShelfBones({ title }: { title: string }) {
  return (
    <div aria-busy="true">
      <output className="sr">加载中</output>
      <PlusShelf title={title}>
        {[0, 1, 2].map((at) => (
          <li key={at} className="plr">
            <Bone height={132} radius={0} />
            <div className="plr__b">
              <Bone width="80%" height={18} />
              <Bone width="60%" height={14} />
              <Bone height="var(--btn-s)" radius={15} />
            </div>
          </li>
        ))}
      </PlusShelf>
    </div>
  );
}
