import { Bone } from '#web/ui/skeleton/bone.tsx';

/** Boxes in the places of the first orders. */
export function OrderBones() {
  return (
    <div className="mzo" role="status" aria-label="加载中">
      {[0, 1].map((row) => (
        <div key={row} className="mzo__c">
          <div className="mzo__h">
            <Bone width={56} radius={8} />
            <span className="grow mzo__b">
              <Bone width="60%" height={20} />
              <Bone width="80%" height={16} />
            </span>
          </div>
          <div className="mzo__d">
            <Bone height={18} />
            <Bone height={18} />
            <Bone height={18} />
          </div>
        </div>
      ))}
    </div>
  );
}
