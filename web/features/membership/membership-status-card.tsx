import type { ReactNode } from 'react';
import type { Level } from '#web/art/levels.ts';
import { Medal } from '#web/art/medal.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './membership-status-card.module.css';

interface MembershipStatusCardProps {
  readonly level: Level;
  readonly title: ReactNode;
  readonly text: string;
  readonly action?:
    | { readonly text: string; readonly href?: string; readonly onPress?: () => void }
    | undefined;
}

/** The subscriber's relation to the page's offer in two lines, with one action. */
export function MembershipStatusCard({ level, title, text, action }: MembershipStatusCardProps) {
  return (
    <section className={styles.card} aria-label="我的身份">
      <Medal level={level} size={44} />
      <div className={styles.words}>
        <Text as="h2" look="titleSmall">
          {title}
        </Text>
        <Text as="p" look="caption">
          {text}
        </Text>
      </div>
      {action && (
        <Button className={styles.actionButton} size="s" href={action.href} onPress={action.onPress}>
          {action.text}
        </Button>
      )}
    </section>
  );
}

/** Skeleton while the session is unknown. */
export function MembershipStatusSkeleton() {
  return (
    <div className={styles.card} role="status" aria-label="加载中">
      <SkeletonBox width={44} height={44} radius={22} />
      <div className={styles.words}>
        <SkeletonBox width="60%" height={18} />
        <SkeletonBox width="80%" height={14} />
      </div>
    </div>
  );
}
