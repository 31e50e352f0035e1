import type { Selectable } from 'kysely';
import type { CardCharges } from '../db/schema/rights.ts';
import { monthStart } from './month-start.ts';

/** Earlier charges to the gold member's pack; one failed and was repeated. */
export const demoCardCharges = (now: Date): readonly Selectable<CardCharges>[] => {
  const charge = (monthsAgo: number, state: CardCharges['state'], hour: number): Selectable<CardCharges> => {
    const charged_at = new Date(monthStart(now, monthsAgo).getTime() + hour * 3_600_000);
    return {
      record_id: `U0000000001.watch-30.charge.${charged_at.toISOString()}`,
      user_id: 'U0000000001',
      product_id: 'watch-30',
      content: '权益包月费充值',
      amount_fen: 3_000,
      state,
      charged_at,
    };
  };
  return [
    charge(1, 'charged', 9),
    charge(2, 'charged', 33),
    charge(2, 'failed', 9),
    charge(3, 'charged', 9),
    charge(4, 'charged', 9),
  ];
};
