import { Floor } from '#web/ui/floor/floor.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';

/** Boxes in the places of the picture and the name. */
export function DetailBones() {
  return (
    <div role="status" aria-label="加载中">
      <h1 className="sr">权益详情</h1>
      <span className="rd__p rd__p--b" />
      <div className="rd__c">
        <div className="rd__s" />
        <div className="rd__b">
          <Bone width="60%" height={26} />
          <Bone width="85%" height={18} />
        </div>
      </div>
      <Floor label="加载中" busy>
        <Bone height={140} />
      </Floor>
    </div>
  );
}
