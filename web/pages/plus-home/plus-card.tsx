import type { ReactNode } from 'react';
import { LevelBackground } from '#web/art/level-background.tsx';
import { Medal } from '#web/art/medal.tsx';
import { useOrderMembership } from '#web/features/rights/use-rights-actions.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { ownedFacts, offerFacts, type CardFact } from './card-facts.ts';
import type { Plus } from './use-plus.ts';
import styles from './plus-card.module.css';

/** The black card: the member's own, or the offer. */
export function PlusCard({ plus: { holding, isVip, tier, memberTiers, productId } }: { plus: Plus }) {
  const { goToLogin } = useSessionActions();
  const order = useOrderMembership();
  const offer = offerFacts(tier);
  switch (holding.kind) {
    case 'unknown':
      return <Card text={<SkeletonBox width={110} height={18} />} facts={offer} />;
    case 'guest':
      return (
        <Card
          text="登录后查看专属权益"
          facts={offer}
          action={
            <Button kind="vip" size="m" onPress={goToLogin}>
              去登录
            </Button>
          }
        />
      );
    case 'failed':
      return <FailedCard facts={offer} onRetry={holding.retry} />;
    case 'none': {
      if (!tier && memberTiers.error)
        return <FailedCard facts={offer} onRetry={() => void memberTiers.refetch()} />;
      const who = isVip ? `${holding.info.userDto.mobile} · 尊享客户` : holding.info.userDto.mobile;
      if (tier && !tier.canOrder) {
        const ofProvince = holding.info.userDto.ispFlag === 1;
        return (
          <Card
            text={who}
            facts={offer}
            action={
              <p className={styles.refusal}>
                {tier.reason}
                {ofProvince && (
                  <>
                    {' '}
                    <PageLink to={{ page: 'memberOrder' }}>去看会员</PageLink>
                  </>
                )}
              </p>
            }
          />
        );
      }
      return (
        <Card
          text={who}
          facts={offer}
          action={
            <Button kind="vip" size="m" busy={!memberTiers.isOwn} onPress={() => void order(productId)}>
              立即开通
            </Button>
          }
        />
      );
    }
    case 'held':
      return <Card text={holding.info.userDto.mobile} facts={ownedFacts(holding.product, tier)} />;
  }
}

function FailedCard({ facts, onRetry }: { readonly facts: readonly CardFact[]; onRetry(): void }) {
  return (
    <Card
      text="会员信息没有加载出来"
      facts={facts}
      action={
        <Button kind="vip" size="m" onPress={onRetry}>
          重试
        </Button>
      }
    />
  );
}

interface CardProps {
  readonly text: ReactNode;
  readonly facts: readonly CardFact[];
  /** The action, or why there is none; its space is reserved while loading. */
  readonly action?: ReactNode;
}

function Card({ text, facts, action }: CardProps) {
  return (
    <section className={styles.card} aria-label="PLUS会员卡">
      <LevelBackground level={4} height={202} />
      <h2 className={styles.cardTitle}>PLUS会员</h2>
      <p className={`${styles.memberText} number`}>{text}</p>
      <span className={styles.medal}>
        <Medal level={4} size={84} />
      </span>
      <div className={styles.action}>{action}</div>
      <ul className={styles.facts}>
        {facts.map(({ value, text: factText }) => (
          <li key={factText}>
            <b>{value}</b>
            <span>{factText}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
