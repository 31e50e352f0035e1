import './order-bar.css';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';

/** The bar before it is known who is here, and what can be done. */
export function OrderBarBones() {
  return (
    <ActionBar>
      <span className="grow">
        <span className="ob__due">
          <Bone width={110} height={14} />
        </span>
        <Bone width={80} height={24} />
      </span>
      <span className="ob__btn" role="status" aria-label="加载中">
        <Bone height="var(--btn-l)" radius={24} />
      </span>
    </ActionBar>
  );
}
