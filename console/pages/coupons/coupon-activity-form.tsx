import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CouponTemplateRow } from '#core/contract/console/coupons/coupons.shapes.ts';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { goods } from '#core/contract/console/goods.ts';
import { activityCostFen, couponActivityFault } from '#core/rules/console/coupons/coupon-activity-fault.ts';
import { formatFen } from '../../platform/format.ts';
import { reading, useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { Choices } from '../goods/choices.tsx';
import {
  activityIn,
  emptyActivity,
  offerable,
  offeredOf,
  type ActivityTexts,
} from './coupon-activity-draft.ts';
import { OfferedCoupons } from './offered-coupons.tsx';
import { PlaceFields } from './place-fields.tsx';
import styles from './coupons.module.css';

interface CouponActivityFormProps {
  /** A coupon that it begins with. */
  readonly coupon?: CouponTemplateRow;
  readonly onClose: () => void;
}

/** Proposes an activity that gives coupons: where, when, to whom, and within which budget. */
export function CouponActivityForm({ coupon, onClose }: CouponActivityFormProps) {
  const [texts, setTexts] = useState<ActivityTexts>(() => ({
    ...emptyActivity,
    coupons: coupon ? [offeredOf(coupon)] : [],
  }));
  const [reason, setReason] = useState('');
  const [openedAt] = useState(() => Date.now());
  const { data: choices } = useQuery(reading(goods.goodsChoices, {}));
  const propose = useChange(couponConsole.proposeCouponActivity);
  const draft = activityIn(texts);
  const known = offerable(texts.coupons);
  const fault = draft && couponActivityFault(draft, known, openedAt);
  const set = (change: Partial<ActivityTexts>): void => {
    propose.reset();
    setTexts({ ...texts, ...change });
  };
  const field = (name: 'title' | 'subTitle' | 'budget' | 'sort') => ({
    value: texts[name],
    onValue: (value: string) => set({ [name]: value }),
  });
  const moment = (name: 'beginsAt' | 'endsAt') => ({
    required: true,
    value: texts[name],
    onValue: (time: string | null) => set({ [name]: time ?? '' }),
  });
  return (
    <ActForm
      title="新开领券活动"
      effect={
        fault ??
        (draft
          ? `最多花费 ${formatFen(activityCostFen(draft, known))}，到顶自动停发；财务或负责人同意后生效，超过 ¥10,000 还要动态验证码`
          : '填好时间、预算和券后提交；财务或负责人同意后生效，之前什么都不变')
      }
      button="提交审批"
      busy={propose.isPending}
      disabled={draft === undefined || fault !== undefined || propose.isSuccess}
      error={propose.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => draft && propose.mutate({ draft, reason })}
      onClose={onClose}
      closeText={propose.isSuccess ? '关闭' : '取消'}
    >
      <div className={styles.pair}>
        <Field label="活动名称" hint="2 到 20 个字" required maxLength={20} {...field('title')} />
        <Field label="副标题" hint="可不填" maxLength={30} {...field('subTitle')} />
      </div>
      <PlaceFields texts={texts} onTexts={set} />
      <div className={styles.pair}>
        <TimeField label="开始" hint="中国时间" {...moment('beginsAt')} />
        <TimeField label="结束" {...moment('endsAt')} />
      </div>
      <div className={styles.pair}>
        <Field
          label="预算（元）"
          hint="所有券一共最多减多少"
          inputMode="decimal"
          required
          {...field('budget')}
        />
        <Field label="排序" hint="小的在前" inputMode="numeric" required {...field('sort')} />
      </div>
      <Choices
        title="号码归属城市，不选是全省"
        options={(choices?.cities ?? []).map(({ areaNum, name }) => [areaNum, name] as const)}
        chosen={texts.areas}
        onChosen={(areas) => set({ areas })}
      />
      <OfferedCoupons
        coupons={texts.coupons}
        rules={texts.place === 'rules' ? texts.rules.map(({ text }) => text) : undefined}
        onCoupons={(coupons) => set({ coupons })}
      />
      {propose.isSuccess && <p role="status">已提交审批，同意后生效</p>}
    </ActForm>
  );
}
