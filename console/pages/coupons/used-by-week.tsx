import { useQuery } from '@tanstack/react-query';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { ListState } from '../../ui/parts.tsx';
import styles from './coupons.module.css';

const percentOf = (used: number, received: number): number =>
  received === 0 ? 0 : Math.round((used * 1_000) / received) / 10;

/** Of the cards of each week, the share that was used. */
export function UsedByWeek({ templateId }: { readonly templateId: string }) {
  const query = useQuery(reading(couponConsole.couponWeeks, { templateId }));
  const weeks = query.data?.rows ?? [];
  const isEmpty = weeks.every(({ received }) => received === 0);
  return (
    <Card
      title="核销率，按周"
      facts="按领取的那一周"
      aside={
        !isEmpty && (
          <>
            <span className={styles.space} />
            <ExportButton endpoint={couponConsole.couponWeeks} filters={{ templateId }} fileName="核销率" />
          </>
        )
      }
    >
      {isEmpty ? (
        <ListState query={query} isEmpty empty="12 周里没有人领过" />
      ) : (
        <LineChart
          label="核销率，按周"
          xs={weeks.map(({ week }) => `${week}T00:00:00+08:00`)}
          series={[
            { name: '', values: weeks.map(({ used, received }) => percentOf(used, received)), look: 'solid' },
          ]}
          isDaily
          isNarrow
          unit="%"
        />
      )}
    </Card>
  );
}
