import { useQuery } from '@tanstack/react-query';
import { proposals } from '#core/contract/console/proposals.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { ProposalCard } from '../approvals/proposal-card.tsx';
import { Alerts } from '../overview/alerts.tsx';
import styles from './on-call.module.css';
import { RunningActivities } from './running-activities.tsx';
import { RunningSales } from './running-sales.tsx';

/** What an operator on call may have to do at once, on a phone too: stop what runs, decide what waits, take an alert. */
export function OnCallPage() {
  const { may } = useMe();
  const query = useQuery({
    ...reading(proposals.proposals, { list: 'to-decide' }),
    refetchInterval: 15_000,
  });
  const waiting = query.data?.rows ?? [];
  return (
    <div className={styles.page}>
      <Head
        title="值班"
        tag={waiting.length > 0 && <Tag tone="danger">{query.data?.count?.value} 条待审批</Tag>}
        facts="停止不用别人同意，恢复要"
      />
      <div className={styles.parts}>
        {may('activities.view') && <RunningSales mayStop={may('activities.stop')} />}
        {may('activities.view') && <RunningActivities mayStop={may('activities.stop')} />}
        <section className={styles.part} aria-label="待我审批">
          <h2>待我审批</h2>
          {waiting.length === 0 && <ListState query={query} isEmpty={false} empty="" />}
          {query.isSuccess && waiting.length === 0 && (
            <p className={styles.none}>没有等您审批的申请；自己发起的不会出现在这里</p>
          )}
          {waiting.map((proposal) => (
            <ProposalCard key={proposal.proposalId} proposal={proposal} />
          ))}
        </section>
        <Alerts />
      </div>
    </div>
  );
}
