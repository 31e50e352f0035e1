import { useState } from 'react';
import type { CouponTemplateDetail } from '#core/contract/console/coupons/coupons.shapes.ts';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { couponFault } from '#core/rules/console/coupons/coupon-fault.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { couponIn, textsOfCoupon, type CouponTexts } from './coupon-draft.ts';
import { FaceFields } from './face-fields.tsx';
import { ScopeFields } from './scope-fields.tsx';

interface CouponFormProps {
  /** Absent: a new coupon; otherwise a new version of this one. */
  readonly coupon?: CouponTemplateDetail;
  readonly onClose: () => void;
}

/** Proposes a coupon, or other terms of one as a new version. */
export function CouponForm({ coupon, onClose }: CouponFormProps) {
  const [texts, setTexts] = useState(() => textsOfCoupon(coupon?.draft));
  const [names, setNames] = useState<Readonly<Record<string, string>>>(coupon?.names ?? {});
  const [reason, setReason] = useState('');
  const [openedAt] = useState(() => Date.now());
  const make = useChange(couponConsole.proposeCoupon);
  const renew = useChange(couponConsole.proposeCouponVersion);
  const current = coupon ? renew : make;
  const draft = couponIn(texts);
  const fault = draft && couponFault(draft, openedAt);
  const set = (change: Partial<CouponTexts>): void => {
    current.reset();
    setTexts({ ...texts, ...change });
  };
  const send = (): void => {
    if (!draft) return;
    if (coupon) renew.mutate({ templateId: coupon.templateId, draft, reason });
    else make.mutate({ draft, reason });
  };
  return (
    <ActForm
      title={coupon ? '新版本' : '新建优惠券'}
      effect={fault ?? (coupon ? versionEffect(coupon.version + 1) : newEffect)}
      button="提交审批"
      busy={current.isPending}
      disabled={draft === undefined || fault !== undefined || current.isSuccess}
      error={current.error}
      reason={reason}
      onReason={setReason}
      onSubmit={send}
      onClose={onClose}
      closeText={current.isSuccess ? '关闭' : '取消'}
    >
      <FaceFields texts={texts} isNew={coupon === undefined} onTexts={set} />
      <ScopeFields
        texts={texts}
        names={names}
        onTexts={set}
        onName={(id, name) => setNames({ ...names, [id]: name })}
      />
      {current.isSuccess && <p role="status">已提交审批，同意后生效</p>}
    </ActForm>
  );
}

const newEffect = '财务或负责人同意后可以按名单发、放进领券活动；在那之前没有人领得到';
const versionEffect = (version: number): string =>
  `成为 v${version}，以后按名单发、新开领券活动都用这一版；已发出的券和正在领的活动保持原来的条件；财务或负责人同意后生效`;
