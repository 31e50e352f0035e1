import './claimed-right.css';
import { Bone } from '#web/ui/skeleton/bone.tsx';

/** Boxes in the places of the state and the right. */
export function ClaimedBones() {
  return (
    <div className="rres rres--b" role="status" aria-label="加载中">
      <Bone width={60} radius={30} />
      <Bone width={120} height={28} />
      <Bone width={200} height={18} />
      <Bone height={76} radius={10} />
      <Bone height={60} radius={10} />
    </div>
  );
}
