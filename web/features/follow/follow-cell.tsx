import { chinaDay } from '#core/rules/format/china-day.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { usePart } from '#web/ui/sheet/use-part.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { useFollow } from './use-follow.ts';

const loadSheet = () => import('./follow-sheet.tsx').then(({ FollowSheet }) => FollowSheet);

/** 关注公众号: whether the member follows the account, and the sheet with its code. */
export function FollowCell({ icon }: { icon?: string }) {
  const { data, error } = useFollow();
  const sheet = usePart(loadSheet);
  const since = data?.focusedAt;
  return (
    <>
      <Cell
        icon={icon}
        title="关注公众号"
        note={
          since
            ? `${chinaDay(Date.parse(since)).replaceAll('-', '.')}关注`
            : '权益更新和活动，在公众号里也能看到'
        }
        end={data ? since ? '已关注' : '去关注' : error ? '去关注' : <SkeletonBox width={48} height={18} />}
        onPress={since ? undefined : sheet.show}
      />
      {sheet.render({})}
    </>
  );
}
