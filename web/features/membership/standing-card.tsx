import './standing-card.css';
import type { Level } from '#web/art/levels.ts';
import { Medal } from '#web/art/medal.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { Button } from '#web/ui/button/button.tsx';

interface StandingCardProps {
  readonly level: Level;
  readonly title: string;
  readonly line: string;
  readonly action?:
    | { readonly text: string; readonly href?: string; readonly onPress?: () => void }
    | undefined;
}

/** How somebody stands to what the page offers, in two lines, and the one thing to do about it. */
export function StandingCard({ level, title, line, action }: StandingCardProps) {
  return (
    <section className="stc" aria-label="我的身份">
      <Medal level={level} size={44} />
      <div className="stc__w">
        <h2 className="stc__t">{title}</h2>
        <p className="stc__l">{line}</p>
      </div>
      {action && (
        <Button size="s" href={action.href} onPress={action.onPress}>
          {action.text}
        </Button>
      )}
    </section>
  );
}

/** Before it is known who is here. */
export function StandingBones() {
  return (
    <div className="stc" role="status" aria-label="加载中">
      <Bone width={44} height={44} radius={22} />
      <div className="stc__w">
        <Bone width="60%" height={18} />
        <Bone width="80%" height={14} />
      </div>
    </div>
  );
}
