import './pack-card.css';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { PackCard } from './pack-card.tsx';

/** The ticket without what is not known yet, and boxes in the places of the two parts. */
export function PackBones({ name }: { name: string }) {
  return (
    <div role="status" aria-label="加载中">
      <PackCard label={name} stub={<Bone height={44} />}>
        <h2 className="pwc__n">{name}</h2>
      </PackCard>
      <Floor label="加载中" busy>
        <Bone width={140} height={26} />
        <div style={{ height: 12 }} />
        <Bone height={56} />
      </Floor>
      <Floor label="加载中" busy>
        <Bone width={140} height={26} />
        <div style={{ height: 12 }} />
        <Bone height={122} />
        <div style={{ height: 12 }} />
        <Bone height="var(--btn-l)" radius={24} />
      </Floor>
    </div>
  );
}
