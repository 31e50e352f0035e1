import { useState } from 'react';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import type { CouponTemplateDetail } from '#core/contract/console/coupons/coupons.shapes.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';

interface CompensationMarkProps {
  readonly coupon: CouponTemplateDetail;
  readonly onClose: () => void;
}

/** Lets the service desk give this coupon, or no longer. */
export function CompensationMark({
  coupon: { templateId, isForCompensation },
  onClose,
}: CompensationMarkProps) {
  const [reason, setReason] = useState('');
  const set = useChange(couponConsole.setForCompensation, onClose);
  return (
    <ActForm
      title={isForCompensation ? '不再用于补偿' : '用于补偿'}
      effect={
        isForCompensation
          ? '客服马上不能再给这张券，给出的券不受影响'
          : '客服马上可以给用户这张券，每件和每天的限额不变'
      }
      button={isForCompensation ? '不再用于补偿' : '用于补偿'}
      busy={set.isPending}
      error={set.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => set.mutate({ templateId, isForCompensation: !isForCompensation, reason })}
      onClose={onClose}
    />
  );
}
