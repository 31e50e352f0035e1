import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import type { DeskMonthRight } from '#core/contract/console/service/subscribers/subscribers.shapes.ts';
import { claimStateNames } from '#core/rules/console/rights/claim-state-names.ts';
import { formatTime } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { ListState, Tag } from '../../ui/parts.tsx';
import styles from './subscribers.module.css';

const statusWords = {
  claimable: ['可领', 'info'],
  claiming: ['领取中', 'warning'],
  claimed: ['本月已领', 'success'],
  closed: ['暂不可领', 'plain'],
  'next-month': ['下月可领', 'plain'],
} as const;

/** The rights of this month, as the subscriber's own buttons say them. */
export function MonthCard({ userId }: { readonly userId: string }) {
  const query = useQuery({ ...reading(subscriberDesk.subscriberMonth, { userId }), refetchInterval: 15_000 });
  const groups = query.data?.groups ?? [];
  const rights = groups.flatMap((group) => group.rights);
  const has = (status: DeskMonthRight['status']): number =>
    rights.filter((right) => right.status === status).length;
  return (
    <Card
      title="本月权益"
      facts={query.data ? `${query.data.cycle}，${query.data.renewsOn} 更新` : ''}
      aside={
        rights.length > 0 && (
          <small>{`已领 ${has('claimed')}，领取中 ${has('claiming')}，可领 ${has('claimable')}`}</small>
        )
      }
    >
      <ListState query={query} isEmpty={groups.length === 0} empty="没有在用的权益产品" />
      {groups.map((group) => (
        <section key={`${group.subscriptionId} ${group.groupId}`} className={styles.group}>
          <h3>
            {`${group.productName}，${group.groupName}`}
            <small>{`已选 ${group.chosenCount} / ${group.chooseCount}`}</small>
          </h3>
          <ul className={styles.things}>
            {group.rights.map((right) => (
              <MonthRight key={right.rightsId} right={right} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function MonthRight({ right: { name, status, reason, claim } }: { readonly right: DeskMonthRight }) {
  const [word, tone] = statusWords[status];
  return (
    <li>
      <span className={styles.thing}>
        {claim ? (
          <Link to="/claims/$claimId" params={{ claimId: claim.claimId }} className={styles.link}>
            {name}
          </Link>
        ) : (
          name
        )}
        <small>
          {claim
            ? `${formatTime(claim.claimedAt)} 领取，${claimStateNames[claim.state]}，点名称看轨迹`
            : reason}
        </small>
      </span>
      {claim?.state === 'failed' && <Tag tone="danger">领取失败，已退回</Tag>}
      <Tag tone={tone}>{word}</Tag>
    </li>
  );
}
