import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import './rights-bones.css';

const four = [0, 1, 2, 3];

/** Boxes in the places of the card and the first groups, so that nothing moves when they come. */
export function RightsBones({ picture = 'goods/gift-cut' }: { picture?: ArtKey | undefined }) {
  const art = useArt();
  return (
    <div role="status" aria-label="加载中">
      {/* The card's picture is the largest on the screen: the server draws it, so nobody waits for scripts to see it. */}
      <div className="rb__card">
        <img className="rb__a deco" src={art(picture)} width={128} height={128} alt="" />
      </div>
      {['first', 'second'].map((group) => (
        <Floor key={group} label="加载中" busy>
          <div className="rb__head">
            <Bone width={140} height={26} />
          </div>
          {four.map((row) => (
            <div key={row} className="rb__row">
              <Bone width={56} radius={8} />
              <span className="grow">
                <Bone width="60%" height={18} />
                <Bone width="80%" height={14} />
              </span>
              <span className="rb__btn">
                <Bone height={30} radius={15} />
              </span>
            </div>
          ))}
        </Floor>
      ))}
    </div>
  );
}
