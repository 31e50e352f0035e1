import { Bone } from '#web/ui/skeleton/bone.tsx';

/** Boxes in the places of the first records. */
export function RecordBones() {
  return (
    <div className="rr" role="status" aria-label="加载中">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="rr__c">
          <Bone width={56} radius={8} />
          <span className="grow rr__b">
            <Bone width="50%" height={18} />
            <Bone width="62%" height={14} />
            <Bone width="70%" height={14} />
          </span>
          <Bone width={42} height={18} radius={4} />
          <span className="rr__t rr__t--b">
            <Bone width={64} height={14} />
          </span>
        </div>
      ))}
    </div>
  );
}
