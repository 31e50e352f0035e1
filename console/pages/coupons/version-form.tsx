import { useState } from 'react';
import type { CouponTemplateDetail } from '#core/contract/console/coupons.shapes.ts';
import { couponConsole } from '#core/contract/console/coupons.ts';
import { fenOf, yuanOf } from '../../platform/money.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './coupons.module.css';

interface VersionFormProps {
  readonly coupon: CouponTemplateDetail;
  readonly onClose: () => void;
}

/** Proposes other terms as a new version. */
export function VersionForm({ coupon, onClose }: VersionFormProps) {
  const { templateId, version } = coupon;
  const [texts, setTexts] = useState({
    title: coupon.title,
    amount: yuanOf(coupon.amountFen),
    threshold: yuanOf(coupon.thresholdFen),
    scopeText: coupon.scopeText,
    days: coupon.validDays === null ? '' : String(coupon.validDays),
  });
  const [reason, setReason] = useState('');
  const propose = useChange(couponConsole.proposeCouponVersion);
  const [amountFen, thresholdFen] = [fenOf(texts.amount), fenOf(texts.threshold)];
  const areDays = /^\d{0,3}$/.test(texts.days);
  const isWhole = amountFen !== undefined && thresholdFen !== undefined && areDays;
  const { title, scopeText, days } = texts;
  const field = (name: keyof typeof texts) => ({
    value: texts[name],
    onValue: (value: string) => {
      propose.reset();
      setTexts({ ...texts, [name]: value });
    },
  });
  return (
    <ActForm
      title="新版本"
      effect={`成为 v${version + 1}，以后按名单发这一版；已发出的券和正在领的活动保持原来的条件；财务或负责人同意后生效`}
      button="提交审批"
      busy={propose.isPending}
      disabled={!isWhole || propose.isSuccess}
      error={propose.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() =>
        amountFen !== undefined &&
        thresholdFen !== undefined &&
        propose.mutate({
          templateId,
          title,
          amountFen,
          thresholdFen,
          scopeText,
          validDays: days === '' ? null : Number(days),
          reason,
        })
      }
      onClose={onClose}
      closeText={propose.isSuccess ? '关闭' : '取消'}
    >
      <Field label="名称" required minLength={2} maxLength={20} {...field('title')} />
      <div className={styles.pair}>
        <Field label="减（元）" inputMode="decimal" required {...field('amount')} />
        <Field label="门槛（元）" hint="0 是无门槛" inputMode="decimal" required {...field('threshold')} />
      </div>
      <div className={styles.pair}>
        <Field label="有效天数" hint="不填是领取当月" inputMode="numeric" {...field('days')} />
        <Field label="适用说明" required minLength={2} maxLength={40} {...field('scopeText')} />
      </div>
      {propose.isSuccess && <p role="status">已提交审批</p>}
    </ActForm>
  );
}
