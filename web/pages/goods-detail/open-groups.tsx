import { groupBuy } from '#core/contract/activity/group-buy.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { faceOf } from '#core/rules/format/face-of.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { AvatarArt } from '#web/art/avatar-art.tsx';
import { TimeLeft } from '#web/features/group-buy/time-left.tsx';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './open-groups.module.css';

export interface OpenGroupsProps {
  readonly goods: SkuDetail;
}

const maxShown = 3;

/** 正在等你的团: open groups of the goods, those that end first, and the rule of a group. */
export function OpenGroups({ goods: { group } }: OpenGroupsProps) {
  const href = useHref();
  const offers = useCall(groupBuy.groupOffers, {}, { staleMs: 10_000 });
  const first = offers.data?.list.find(({ offer }) => offer.activityId === group?.groupActId);
  const groupNo = first?.group?.groupNo ?? '';
  const info = useCall(groupBuy.groupInfo, { groupNo }, { enabled: groupNo !== '', staleMs: 10_000 });
  const serverNow = offers.data?.serverNow ?? '';
  const offset = useServerOffset(offers.data?.serverNow, offers.at);
  if (!group) return null;
  if (!offers.data && !offers.error)
    return (
      <Floor label="正在等你的团" busy>
        <SkeletonBox height={142} />
      </Floor>
    );
  const open = first?.group ? [first.group, ...(info.data?.others ?? [])] : [];
  return (
    <Floor
      header={{
        title: '正在等你的团',
        more: { href: href({ page: 'groupList' }), text: '全部拼团' },
      }}
    >
      {open.length === 0 && (
        <Text look="note" block>
          还没有人开团，您来开第一个
        </Text>
      )}
      <ul>
        {open.slice(0, maxShown).map((each) => {
          const seat = Math.max(
            0,
            each.members.findIndex(({ isOpener }) => isOpener),
          );
          const opener = each.members[seat]?.name ?? '好友';
          return (
            <li key={each.groupNo} className={styles.group}>
              <AvatarArt face={faceOf(each.groupNo, seat)} size={36} />
              <span className="grow">
                <Text as="b" look="itemTitle" block>
                  {opener}
                </Text>
                <Text look="note">
                  <span className="text-primary">差{each.missing}人</span>，剩{' '}
                  <TimeLeft
                    until={each.expiresAt}
                    serverNow={serverNow}
                    offset={offset}
                    look="text"
                    onEnd={() => void offers.refetch()}
                  />
                </Text>
              </span>
              <Button
                size="s"
                kind="soft"
                href={href({ page: 'groupShare', query: { groupNo: each.groupNo } })}
              >
                参团 ¥{shortYuan(group.groupPriceFen)}
                <span className="visually-hidden">：{opener}的团</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <p className={styles.rule}>
        付款后开团，{group.groupSize}人付款即拼成；到时没拼成，自动全额退回原支付方式
      </p>
    </Floor>
  );
}
