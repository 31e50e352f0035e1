import { useQuery } from '@tanstack/react-query';
import { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import { couponNames } from '#core/rules/goods/search/results-query.ts';
import { formatTime } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { Code } from '../../ui/code.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { ListState } from '../../ui/parts.tsx';
import styles from './subscribers.module.css';

interface CardsProps {
  readonly userId: string;
}
/** Cards, managed numbers and consents, each read by its own call. */
export const AccountCards = ({ userId }: CardsProps) => (
  <>
    <CouponsCard userId={userId} />
    <NumbersCard userId={userId} />
    <ConsentsCard userId={userId} />
  </>
);

const kindNames: Readonly<Record<string, string>> = couponNames;

function CouponsCard({ userId }: CardsProps) {
  const query = useQuery(reading(subscriberDesk.subscriberCoupons, { userId }));
  const kinds = query.data?.kinds ?? [];
  const usable = kinds.reduce((sum, kind) => sum + kind.usable, 0);
  return (
    <Card title="券包" facts={query.data ? `可用 ${usable} 张` : ''}>
      <ListState query={query} isEmpty={query.data?.rows.length === 0} empty="还没有券" />
      {query.data && query.data.rows.length > 0 && (
        <FactList
          facts={kinds.map((kind) => [
            kindNames[kind.couponType] ?? kind.couponType,
            `可用 ${kind.usable}，用过 ${kind.used}，过期 ${kind.expired}${
              kind.endsSoon > 0 ? `，${kind.endsSoon} 张两天内到期` : ''
            }`,
          ])}
        />
      )}
    </Card>
  );
}

function NumbersCard({ userId }: CardsProps) {
  const query = useQuery(reading(subscriberDesk.subscriberNumbers, { userId }));
  const rows = query.data?.rows ?? [];
  return (
    <Card title="管理的号码">
      <ListState query={query} isEmpty={rows.length === 0} empty="没有绑定别的号码" />
      <ul className={styles.things}>
        {rows.map(({ label, mobile, boundAt, releasedAt }) => (
          <li key={`${mobile} ${boundAt}`}>
            <span className={styles.thing}>
              {label}
              <small>
                {releasedAt === null ? `${formatTime(boundAt)} 绑定` : `${formatTime(releasedAt)} 解绑`}
              </small>
            </span>
            <Code>{mobile}</Code>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ConsentsCard({ userId }: CardsProps) {
  const query = useQuery(reading(subscriberDesk.subscriberConsents, { userId }));
  const rows = query.data?.rows ?? [];
  return (
    <Card title="同意过的协议" facts={query.data ? `${rows.length} 份` : ''}>
      <ListState query={query} isEmpty={rows.length === 0} empty="还没有同意过协议" />
      <ul className={styles.things}>
        {rows.map(({ templateId, title, version, agreedAt, withdrawnAt }) => (
          <li key={templateId}>
            <span className={styles.thing}>
              {title}
              <small>{`版本 ${version}，${formatTime(agreedAt)} 同意${
                withdrawnAt === null ? '' : `，${formatTime(withdrawnAt)} 撤回`
              }`}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
