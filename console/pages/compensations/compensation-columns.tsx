import type { Compensation } from '#core/contract/console/service/compensations/compensations.shapes.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import type { Column } from '../../ui/data-table.tsx';
import { CaseLink, CompensationState, couponStateNames } from './compensation-words.tsx';
import styles from './compensations.module.css';

export const compensationColumns: readonly Column<Compensation>[] = [
  { title: '时间', cell: ({ askedAt }) => formatTime(askedAt) },
  { title: '为了', cell: (row) => <CaseLink case={row.case} /> },
  {
    title: '券',
    cell: ({ couponTitle, couponState }) => (
      <span className={styles.coupon}>
        {couponTitle}
        {couponState !== null && <small>{couponStateNames[couponState]}</small>}
      </span>
    ),
  },
  { title: '值', align: 'end', cell: ({ amountFen }) => formatFen(amountFen) },
  {
    title: '谁',
    cell: ({ askedBy, approvedBy }) => (
      <span className={styles.coupon}>
        {askedBy.name}
        {approvedBy !== null && <small>{approvedBy}同意</small>}
      </span>
    ),
  },
  { title: '原因', cell: ({ reason }) => <span className={styles.reason}>{reason}</span> },
  { title: '状态', cell: ({ state }) => <CompensationState state={state} /> },
];
