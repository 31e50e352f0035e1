import { useArt } from '#web/art/use-art.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';

const rows = [0, 1, 2, 3, 4];

/** Boxes in the places of the head, the calendar and the first rights. */
export function MonthBones() {
  const art = useArt();
  return (
    <div role="status" aria-label="加载中">
      <div className="mmh">
        <Bone width={96} height={26} />
        <p className="mmh__l">
          <Bone width={140} height={14} />
        </p>
        <div className="mmh__c">
          <Bone width={200} height={24} />
        </div>
        <span className="mmh__p">
          <Bone height={6} radius={3} />
        </span>
        {/* The largest picture of the screen: the server draws it, so nobody waits for scripts to see it. */}
        <img className="mmh__a deco" src={art('goods/gift-cut')} width={112} height={112} alt="" />
      </div>
      <Floor label="加载中" busy>
        <div className="mmk">
          {rows.map((row) => (
            <Bone key={row} height={30} />
          ))}
        </div>
      </Floor>
      <Floor label="加载中" busy>
        <Bone width={140} height={26} />
        {rows.map((row) => (
          <div key={row} className="mmk__r">
            <Bone width={56} radius={8} />
            <span className="grow">
              <Bone width="60%" height={18} />
              <Bone width="80%" height={14} />
            </span>
            <Bone width={86} height={30} radius={15} />
          </div>
        ))}
      </Floor>
    </div>
  );
}
