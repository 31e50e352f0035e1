import { myMonth } from '#core/contract/content/my-month.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './mine.module.css';

/** This month's rights: how many can be claimed. */
export function RightsLinks() {
  const href = useHref();
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const { data } = useCall(myMonth.monthCounts, {}, { enabled: signedIn });
  const claimable = signedIn ? data?.claimable : undefined;
  return (
    <Card as="section" className={styles.month} aria-label="本月权益" data-floor="本月权益">
      <div className="grow">
        <Text as="h2" look="title">
          本月权益
        </Text>
        <p className="text-sub text-secondary">
          {claimable ? `${claimable}项可领，当月未领不累计` : '每月1日更新，记得来领'}
        </p>
      </div>
      <Button size="s" kind="outline" href={href({ page: 'rightsEntranceRecords' })}>
        领取记录
      </Button>
      <Button size="s" href={href({ page: 'myMonth' })}>
        {claimable ? '去领取' : '去看看'}
      </Button>
    </Card>
  );
}
