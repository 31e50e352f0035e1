import './goods-bones.css';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';

/** Boxes in the places of the next goods cards. */
export function GoodsBones({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      <output className="sr">加载中</output>
      <GoodsList density="grid">
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className="gbone">
            <Bone radius={0} />
            <span className="gbone__b"><Bone width="90%" height={14} /><Bone width="50%" height={14} /><Bone width="70%" height={18} /></span>
          </span>
        ))}
      </GoodsList>
    </div>
  );
}
