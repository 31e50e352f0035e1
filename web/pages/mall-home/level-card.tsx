import type { ReactNode } from 'react';
import { levelSteps } from '#core/rules/membership/level-steps.ts';
import type { Level } from '#web/art/levels.ts';
import { Medal } from '#web/art/medal.tsx';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useRememberedMember } from '#web/platform/session/remembered-member.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './level-card.module.css';

const drawn: readonly Level[] = [0, 1, 2, 3, 4];

/** The subscriber's level on the ladder of levels; guests are invited to sign in. */
export function LevelCard() {
  const href = useHref();
  const { goToLogin } = useSessionActions();
  const who = useMembership();
  const remembered = useRememberedMember();
  switch (who.kind) {
    case 'unknown':
      return (
        <Card
          level={remembered?.level ?? 0}
          title={remembered?.levelName ?? <SkeletonBox width={88} height={23} />}
          text={remembered?.user.mobile ?? <SkeletonBox width={190} height={17} />}
          action={<SkeletonBox width={78} height="var(--button-height-small)" radius={23} />}
          busy
        />
      );
    case 'guest':
      return (
        <Card
          level={0}
          title="登录查看权益"
          text="每月领取专属福利"
          action={
            <Button size="s" onPress={goToLogin}>
              去登录
            </Button>
          }
        />
      );
    case 'failed':
      return (
        <Card
          level={remembered?.level ?? 0}
          title="会员信息没有加载出来"
          text={who.message}
          action={
            <Button size="s" onPress={who.retry}>
              重试
            </Button>
          }
        />
      );
    case 'known': {
      const { mobile, vipTypeLevel, vipTypeName } = who.info.userDto;
      return (
        <Card
          level={vipTypeLevel}
          title={vipTypeName}
          text={
            <>
              <span className="number">{mobile}</span>，{levelSteps(vipTypeLevel).next}
            </>
          }
          action={
            <Button size="s" href={href({ page: 'myMonth' })}>
              我的权益
            </Button>
          }
        />
      );
    }
  }
}

interface CardProps {
  readonly level: number;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly action: ReactNode;
  readonly busy?: boolean;
}

function Card({ level, title, text, action, busy }: CardProps) {
  return (
    <section className={styles.card} aria-label="会员等级" aria-busy={busy} data-floor="会员等级">
      <div className={styles.head}>
        <div className="grow">
          {busy ? <div className={styles.title}>{title}</div> : <h2 className={styles.title}>{title}</h2>}
          <p className={styles.text}>{text}</p>
        </div>
        {action}
      </div>
      <ol className={styles.ladder}>
        {levelSteps(level).steps.map((step) => (
          <li
            key={step.level}
            className={joinClasses(step.state !== 'ahead' && styles.reached, styles[step.state])}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <Medal level={drawn[step.level] ?? 4} size={38} />
            {step.name}
          </li>
        ))}
      </ol>
    </section>
  );
}
