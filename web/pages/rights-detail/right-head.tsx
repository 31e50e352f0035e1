import type { RightDetail } from '#core/contract/content/rights.shapes.ts';
import { claimButton } from '#core/rules/rights/claim-status.ts';
import { momentText } from '#web/features/rights/moment-text.ts';
import { rightText } from '#web/features/rights/right-text.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { Countdown } from '#web/ui/countdown/countdown.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import type { MyRight } from './use-right-detail.ts';
import { Card } from '#web/ui/card/card.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './rights-detail.module.css';

interface RightHeadProps {
  readonly detail: RightDetail | MyRight;
  /** Shows the member's state. */
  readonly isMine: boolean;
}

/** The right's name with a strip for its state and deadline. */
export function RightHead({ detail, isMine }: RightHeadProps) {
  const { rightsShowName, hint, productName, recvStatus, subscriptionId, giveFlag, categoryFlag } = detail;
  const isOwned = isMine && subscriptionId !== null && categoryFlag !== 2;
  const opensAt = 'opensAt' in detail ? detail.opensAt : null;
  return (
    <Card as="section" className={styles.card} aria-label="权益状态">
      <div className={styles.stateStrip}>
        <p className="grow">
          <b>{isOwned ? claimButton(recvStatus).meaning : headline(categoryFlag)}</b>
          <span>{isOwned ? rightStatus(detail) : `${productName}专享`}</span>
        </p>
        {opensAt ? (
          <p className={styles.deadline}>
            距开放领取
            <Countdown until={Date.parse(opensAt)} now={serverNow()} look="light" />
          </p>
        ) : (
          <Until at={detail.claimableUntil} />
        )}
      </div>
      <div className={styles.cardBody}>
        <Text as="h1" look="title">
          {rightsShowName}
        </Text>
        <p className={styles.tags}>
          <Tag>{productName}</Tag>
          {giveFlag === 1 && <Tag kind="outline">赠</Tag>}
          <span className="text-caption text-tertiary">{hint}</span>
        </p>
      </div>
    </Card>
  );
}

const headline = (categoryFlag: number): string => (categoryFlag === 2 ? '会员专享价' : '会员免费领');
const rightStatus = (detail: RightDetail): string =>
  detail.recvStatus === 0 ? '领取后立即发放' : rightText(detail);

const Until = ({ at }: { at: string | null }) =>
  at === null ? null : (
    <p className={styles.deadline}>
      领取截止<b>{momentText(at, 'until')}</b>
    </p>
  );
