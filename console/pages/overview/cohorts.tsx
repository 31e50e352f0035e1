import { useQuery } from '@tanstack/react-query';
import { overview } from '#core/contract/console/overview.ts';
import type { RenewalCohort } from '#core/contract/console/overview.shapes.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { ListState } from '../../ui/parts.tsx';
import styles from './insight.module.css';

/** Of the last months, so many columns: more are in the file. */
const shownMonths = 6;
const nths = Array.from({ length: shownMonths }, (_, at) => at + 1);
/** How much of the colour a share gets; below half of the members it stays light. */
const strength = (share: number): number => 8 + Math.max(0, share - 0.5) * 60;

/** Of the members who opened in a month, how many had a membership in each month after it. */
export function Cohorts({ city }: { readonly city: string | undefined }) {
  const query = useQuery({
    ...reading(overview.renewalCohorts, { city }),
    placeholderData: (before) => before,
  });
  const rows = (query.data?.rows ?? []).slice(0, shownMonths).toReversed();
  return (
    <Card
      title="续费留存"
      facts="开通月 × 第几月，%"
      aside={
        <>
          <span className={styles.space} />
          <ExportButton endpoint={overview.renewalCohorts} filters={{ city }} fileName="续费留存" />
        </>
      }
    >
      {(query.error || rows.length === 0) && (
        <ListState query={query} isEmpty={rows.length === 0} empty="最近 12 个月没有人开通有到期日的会员" />
      )}
      {rows.length > 0 && (
        <table className={styles.cohorts}>
          <caption>各开通月的会员，在第几个月还有会员的比例</caption>
          <thead>
            <tr>
              <th scope="col">开通月</th>
              <th scope="col">人数</th>
              {nths.map((nth) => (
                <th key={nth} scope="col">
                  {nth}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.month}>
                <th scope="row">{monthName(row.month)}</th>
                <td>{row.opened.toLocaleString('zh-CN')}</td>
                {nths.map((nth) => (
                  <Share key={nth} of={row.months[nth - 1]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > 0 && (
        <p className={styles.note}>
          按第一次开通的月份，每小时更新。第 2 月起是续上费的人，还没满月的只算已经满月的。
        </p>
      )}
    </Card>
  );
}

function Share({ of }: { readonly of: RenewalCohort['months'][number] | undefined }) {
  if (!of)
    return (
      <td>
        <span className={styles.hidden}>还没到</span>
      </td>
    );
  const share = of.renewed / of.reached;
  return (
    <td
      className={styles.share}
      style={{ background: `color-mix(in srgb, var(--cohort) ${strength(share)}%, var(--surface))` }}
      title={`${of.renewed.toLocaleString('zh-CN')} / ${of.reached.toLocaleString('zh-CN')} 人`}
    >
      {Math.round(share * 100)}
    </td>
  );
}

/** 6 月; January with its year. */
function monthName(month: string): string {
  const [year, of] = month.split('-').map(Number);
  return of === 1 ? `${year} 年 1 月` : `${of} 月`;
}
