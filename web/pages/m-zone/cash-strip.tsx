import { names } from '#core/config/names.ts';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import type { CashState } from '#core/contract/activity/daily-cash.shapes.ts';
import { formatFen, sumFen } from '#core/rules/pricing/money.ts';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useEligibility } from '#web/platform/gateway/use-eligibility.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import styles from './m-zone.module.css';

// Optional content: without an answer the link stays, with a shorter text.
const state = { ...dailyCash.cashState, quiet: true };

/** Link to today's cash; says only what the subscriber can get. */
export function CashStrip() {
  const isMember = useSession(({ session }) => session.kind === 'member');
  const { data } = useCall(state, {}, { enabled: isMember });
  if (useEligibility().kind === 'refused')
    return <CashLink title="天天领现金" text={`仅限${names.province}移动用户参加`} link="看规则" />;
  return (
    <CashLink
      title={data ? textOf(data) : '每天签到领现金'}
      text={data && data.streak > 0 ? `已连续签到${data.streak}天` : '连续签到，奖励更多'}
      link={data?.signedToday ? '看明细' : '去签到'}
    />
  );
}

function CashLink({ title, text, link }: { title: string; text: string; link: string }) {
  return (
    <PageLink className={styles.cashStrip} to={{ page: 'dailyCash' }}>
      <span className="grow">
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <span className={styles.goLink}>
        {link}
        <Icon of={rightIcon} size={14} />
      </span>
    </PageLink>
  );
}

const textOf = ({ signedToday, todayGains }: CashState): string => {
  const yuan = formatFen(sumFen(todayGains.map(({ amountFen }) => amountFen)));
  return signedToday ? `今天已领${yuan}元` : `今天签到可领${yuan}元`;
};
