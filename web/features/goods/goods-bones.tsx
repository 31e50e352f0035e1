import './goods-bones.css';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';

/** Boxes in the places of the next goods cards. */
export function GoodsBones({ count, density = 'grid' }: { count: number; density?: 'grid' | 'row' }) {
  return (
    <div aria-busy="true">
      <output className="sr">加载中</output>
      <GoodsList density={density}>
        {Array.from({ length: count }, (_, at) =>
          density === 'grid' ? <GridBone key={at} /> : <RowBone key={at} />,
        )}
      </GoodsList>
    </div>
  );
}

const GridBone = () => (
  <span className="gbone">
    <Bone radius={0} />
    <span className="gbone__b">
      <Bone width="90%" height={14} />
      <Bone width="50%" height={14} />
      <Bone width="70%" height={18} />
    </span>
  </span>
);

const RowBone = () => (
  <span className="grbone">
    <Bone width={88} height={88} radius={8} />
    <span className="grbone__b">
      <Bone width="80%" height={16} />
      <Bone width="40%" height={16} />
      <Bone width="60%" height={22} />
    </span>
  </span>
);
