import { useVipWithRight } from '#web/features/membership/use-vip-with-right.ts';
import styles from './flash-sale.module.css';

interface MemberNoticeProps {
  /** The right type of the session's buyers. */
  readonly rightType: number;
  readonly mayBuy: boolean;
}

/** Of a session for members: which own membership lets the visitor in, or that one is needed. */
export function MemberNotice({ rightType, mayBuy }: MemberNoticeProps) {
  const { data: vip } = useVipWithRight(rightType, mayBuy);
  return (
    <p className={styles.notice}>
      {mayBuy
        ? `会员专场，您${vip ? `的${vip.vipTypeName}` : ''}可以参加`
        : '本场为会员专场，开通会员后可参加'}
    </p>
  );
}
