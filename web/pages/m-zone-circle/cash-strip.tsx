import { names } from '#core/config/names.ts';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import type { CashState } from '#core/contract/activity/daily-cash.shapes.ts';
import { formatFen, sumFen } from '#core/rules/pricing/money.ts';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useEligibility } from '#web/platform/gateway/use-eligibility.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';

// An extra of the page: without an answer the door stays, with fewer words.
const state = { ...dailyCash.cashState, quiet: true };

/** Today's cash in one line, and the way to it; nobody is promised what they cannot have. */
export function CashStrip() {
  const isMember = useSession(({ session }) => session.kind === 'member');
  const { data } = useCall(state, {}, { enabled: isMember });
  if (useEligibility().kind === 'refused')
    return <CashDoor title="天天领现金" line={`仅限${names.province}移动用户参加`} door="看规则" />;
  return (
    <CashDoor
      title={data ? lineOf(data) : '每天签到领现金'}
      line={data && data.streak > 0 ? `已连续签到${data.streak}天` : '连续签到，奖励更多'}
      door={data?.signedToday ? '看明细' : '去签到'}
    />
  );
}

function CashDoor({ title, line, door }: { title: string; line: string; door: string }) {
  return (
    <PageLink className="mzc__cash" to={{ page: 'dailyCash' }}>
      <span className="grow">
        <b>{title}</b>
        <span>{line}</span>
      </span>
      <span className="mzc__go">
        {door}
        <Icon of={rightIcon} size={14} />
      </span>
    </PageLink>
  );
}

const lineOf = ({ signedToday, todayGains }: CashState): string => {
  const yuan = formatFen(sumFen(todayGains.map(({ amountFen }) => amountFen)));
  return signedToday ? `今天已领${yuan}元` : `今天签到可领${yuan}元`;
};
