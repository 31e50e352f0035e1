import type { RightDetail } from '#core/contract/content/rights.shapes.ts';
import { rightDetailButton } from '#core/rules/rights/buttons/right-detail-button.ts';
import { Icon } from '#web/art/icon.tsx';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { TabIcon } from '#web/art/tab-icon.tsx';
import { useNonMember } from '#web/features/rights/use-non-member.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { BarAction } from '#web/ui/action-bar/bar-action.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { useDetailActions } from './use-detail-actions.ts';
import type { MyRight } from './use-right-detail.ts';
import styles from './rights-detail.module.css';

interface DetailBarProps {
  readonly detail: RightDetail;
  readonly mine: MyRight | undefined;
}

/** Help, home and the current action; a disabled button has its reason above. */
export function DetailBar({ detail, mine }: DetailBarProps) {
  const href = useHref();
  const kind = useSession(({ session }) => session.kind);
  const right = mine ?? detail;
  const nonMember = useNonMember();
  const isOwned = mine !== undefined && mine.subscriptionId !== null;
  const { busy, act, buy } = useDetailActions(right);
  const isKnown = kind === 'guest' || (kind === 'member' && mine !== undefined);
  const button = isKnown
    ? rightDetailButton(factsOf(right, mine), isOwned ? 'opened' : nonMember)
    : ({ text: '立即领取', action: 'none', reason: '' } as const);
  const why = button.reason || (button.action === 'toOrder' && isOwned ? right.recvReason : '');
  return (
    <ActionBar
      tip={
        why !== '' && (
          <p className={styles.refusalNote} id="why">
            {why}
          </p>
        )
      }
    >
      <BarAction
        icon={<Icon of={headsetIcon} size={22} />}
        text="客服"
        href={href({ page: 'questionList' })}
      />
      <BarAction icon={<TabIcon name="home" size={22} />} text="首页" href={href({ page: 'home' })} />
      {right.goodsSku && button.action !== 'toBuy' && (
        <Button kind="accent" busy={busy} onPress={buy}>
          优惠购买
        </Button>
      )}
      <Button
        busy={busy || !isKnown}
        disabled={isKnown && button.action === 'none'}
        describedBy={why === '' ? undefined : 'why'}
        onPress={() => act(button.action)}
      >
        {button.text}
      </Button>
    </ActionBar>
  );
}

const factsOf = (right: RightDetail, mine: MyRight | undefined) => ({
  ...right,
  opensLater: mine ? mine.opensAt !== null : isLater(right.claimableFrom),
  preRegistered: mine?.preRegistered ?? false,
  ended: right.claimableUntil !== null && !isLater(right.claimableUntil),
});

const isLater = (iso: string | null): boolean => iso !== null && Date.parse(iso) > serverNow();
