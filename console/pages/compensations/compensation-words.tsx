import { Link } from '@tanstack/react-router';
import type { Compensation } from '#core/contract/console/service/compensations/compensations.shapes.ts';
import {
  compensationCaseNames,
  compensationStateNames,
} from '#core/rules/console/service/compensations/compensation-rules.ts';
import { Tag } from '../../ui/parts.tsx';
import styles from './compensations.module.css';

const tones = { given: 'success', waiting: 'warning', refused: 'plain' } as const;
export const CompensationState = ({ state }: Pick<Compensation, 'state'>) => (
  <Tag tone={tones[state]}>{compensationStateNames[state]}</Tag>
);

export const couponStateNames: Readonly<Record<NonNullable<Compensation['couponState']>, string>> = {
  usable: '没用',
  reserved: '下单占用',
  used: '已用',
  expired: '已过期',
};

/** What the compensation is for, which leads there. */
export function CaseLink({ case: { kind, key, number } }: Pick<Compensation, 'case'>) {
  const text = `${compensationCaseNames[kind]} ${number}`;
  switch (kind) {
    case 'ticket':
      return (
        <Link to="/tickets/$ticketId" params={{ ticketId: key }} className={styles.link}>
          {text}
        </Link>
      );
    case 'order':
      return (
        <Link to="/orders/$orderNo" params={{ orderNo: key }} className={styles.link}>
          {text}
        </Link>
      );
    case 'claim':
      return (
        <Link to="/claims/$claimId" params={{ claimId: key }} className={styles.link}>
          {text}
        </Link>
      );
  }
}
