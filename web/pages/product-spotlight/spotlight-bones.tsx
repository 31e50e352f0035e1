import './spotlight-stage.css';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { ProductHead } from './product-head.tsx';

/** The stage before it is known what stands on it. */
export function SpotlightBones() {
  return (
    <div role="status" aria-label="加载中">
      <ProductHead name="产品权益">
        <Bone width={180} height={22} />
      </ProductHead>
      <Floor label="加载中" busy>
        <div className="spt">
          <div className="spt__a">
            <Bone width={152} radius={16} />
          </div>
          <Bone width={64} height={18} />
          <Bone width={150} height={27} />
          <Bone width={200} height={20} />
          <Bone width={70} height={44} />
        </div>
        <Bone height={112} radius={12} />
      </Floor>
    </div>
  );
}
