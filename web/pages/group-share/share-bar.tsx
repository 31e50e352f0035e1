import { shortYuan } from '#core/rules/pricing/money.ts';
import { Icon } from '#web/art/icon.tsx';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import type { GroupTarget, useGroupAction } from '#web/features/group-buy/use-group-action.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { BarAction } from '#web/ui/action-bar/bar-action.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './group-share.module.css';

interface ShareBarProps {
  readonly target: GroupTarget;
  readonly actions: ReturnType<typeof useGroupAction>;
  onInvite(): void;
}

/** Help, one's own group, and the next step in this one. */
export function ShareBar({ target, actions, onInvite }: ShareBarProps) {
  const href = useHref();
  const { text, action, reason } = actions.buttonOf(target);
  const { offer } = target;
  const isJoin = action === 'join';
  return (
    <ActionBar
      tip={
        reason === '' ? undefined : (
          <p className={styles.reason} id="why">
            {reason}
          </p>
        )
      }
    >
      <BarAction
        icon={<Icon of={headsetIcon} size={22} />}
        text="客服"
        href={href({ page: 'questionList' })}
      />
      {isJoin && (
        <Button className={styles.openButton} kind="accent" onPress={() => actions.open(offer)}>
          自己开团
        </Button>
      )}
      <Button
        className={styles.joinButton}
        disabled={action === 'none'}
        describedBy={reason === '' ? undefined : 'why'}
        onPress={() => actions.act(target, onInvite)}
      >
        {isJoin ? `一键参团 ¥${shortYuan(offer.priceFen)}` : text}
      </Button>
    </ActionBar>
  );
}
