import { faceOf } from '#core/rules/format/face-of.ts';
import type { BuyGroup } from '#core/contract/activity/group-buy.shapes.ts';
import { AvatarArt } from '#web/art/avatar-art.tsx';
import { TimeLeft, type ServerTime } from '#web/features/group-buy/time-left.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './group-share.module.css';

interface OtherGroupsProps {
  readonly groups: readonly BuyGroup[];
  readonly total: number;
  readonly time: ServerTime;
  onEnd(): void;
}

/** Other open groups of the same goods. */
export function OtherGroups({ groups, total, time, onEnd }: OtherGroupsProps) {
  const href = useHref();
  return (
    <Floor header={{ title: '也可以参加', meta: `共${total}个团` }}>
      <ul>
        {groups.map((group) => {
          const seat = Math.max(
            0,
            group.members.findIndex(({ isOpener }) => isOpener),
          );
          const opener = group.members[seat]?.name ?? '好友';
          return (
            <li key={group.groupNo} className={styles.other}>
              <AvatarArt face={faceOf(group.groupNo, seat)} size={36} />
              <span className="grow">
                <Text as="b" look="itemTitle" block>
                  {opener}的团
                </Text>
                <Text look="note">
                  <span className={styles.otherMissing}>差{group.missing}人</span>，剩余{' '}
                  <TimeLeft until={group.expiresAt} {...time} look="text" onEnd={onEnd} />
                </Text>
              </span>
              <Button
                size="s"
                kind="soft"
                href={href({ page: 'groupShare', query: { groupNo: group.groupNo } })}
              >
                参团<span className="visually-hidden">：{opener}的团</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </Floor>
  );
}
