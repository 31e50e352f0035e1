import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useWorld } from '#web/platform/world/world.tsx';
import { MemberTicket } from '#web/ui/member-card/member-card.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { stubCounts } from './stub-counts.ts';

/** The card before it is known whose it is. */
export function MembershipBones() {
  const href = useHref();
  const { project } = useWorld();
  return (
    <MemberTicket label="会员卡" level={0} counts={stubCounts(href, undefined)}>
      <Bone width={46} radius={23} />
      <div className="mt__u">
        <b className="mt__g">{project.name}会员卡</b>
        <Bone width={76} height={16} radius={8} />
      </div>
      <div className="mt__r">
        <Bone width={70} height="var(--btn-s)" radius={23} />
        <output className="sr">加载中</output>
      </div>
    </MemberTicket>
  );
}
