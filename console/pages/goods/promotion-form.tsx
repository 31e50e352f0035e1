import { useState } from 'react';
import { goodsPromotions } from '#core/contract/console/goods/goods-promotions.ts';
import type { PromotionDraft } from '#core/contract/console/goods/goods-promotions.shapes.ts';
import { membershipLevels } from '#core/rules/membership/membership-levels.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { Choices } from './choices.tsx';
import { promotionIn, promotionKinds, textsOfPromotion } from './promotion-draft.ts';
import { PromotionPrices } from './promotion-prices.tsx';
import { Select } from './select.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import styles from './goods-edit.module.css';

interface PromotionFormProps {
  readonly goodsId: string;
  /** Absent: a new one. */
  readonly draft: PromotionDraft | undefined;
  readonly onClose: () => void;
}
const levels = membershipLevels.map(
  ({ vipTypeLevel, vipTypeName }) => [String(vipTypeLevel), vipTypeName] as const,
);

/** A promotion of the goods: what it gives, to whom, when, and what orders cost with it. */
export function PromotionForm({ goodsId, draft: before, onClose }: PromotionFormProps) {
  const [texts, setTexts] = useState(() => textsOfPromotion(before));
  const [reason, setReason] = useState('');
  const propose = useChange(goodsPromotions.proposePromotion);
  const draft = promotionIn(texts, before);
  const set = (change: Partial<typeof texts>): void => {
    propose.reset();
    setTexts({ ...texts, ...change });
  };
  const sent = propose.data;
  return (
    <ActForm
      title={before === undefined ? '加优惠' : '修改优惠'}
      effect="提交后便宜 5% 以内的当场生效，其余等财务或负责人同意；已下的单不变"
      button="提交优惠"
      busy={propose.isPending}
      disabled={draft === undefined || sent !== undefined}
      error={propose.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => draft && propose.mutate({ goodsId, draft, reason })}
      onClose={onClose}
      closeText={sent === undefined ? '取消' : '关闭'}
    >
      <div className={styles.pair}>
        <Field
          label="优惠名称"
          required
          minLength={2}
          maxLength={20}
          value={texts.title}
          onValue={(title) => set({ title })}
        />
        <Select
          label="方式"
          value={texts.kind}
          options={promotionKinds.map(({ kind, name }) => [kind, name] as const)}
          onValue={(kind) => set({ kind: kind as typeof texts.kind, terms: '' })}
        />
        <Field
          label="内容"
          hint={promotionKinds.find(({ kind }) => kind === texts.kind)?.hint ?? ''}
          required
          value={texts.terms}
          onValue={(terms) => set({ terms })}
        />
      </div>
      <div className={styles.pair}>
        <TimeField
          label="开始"
          hint="可不填"
          value={texts.beginsAt || null}
          onValue={(time) => set({ beginsAt: time ?? '' })}
        />
        <TimeField
          label="结束"
          hint="可不填"
          value={texts.endsAt || null}
          onValue={(time) => set({ endsAt: time ?? '' })}
        />
        <Field
          label="每人限"
          hint="件，可不填"
          inputMode="numeric"
          pattern="[1-9]\d{0,2}"
          value={texts.perPerson}
          onValue={(perPerson) => set({ perPerson })}
        />
        <Field
          label="预算"
          hint="元，可不填"
          inputMode="decimal"
          value={texts.budget}
          onValue={(budget) => set({ budget })}
        />
      </div>
      <Choices
        title="谁能享，不选是所有人"
        options={levels}
        chosen={texts.levels}
        onChosen={(chosen) => set({ levels: chosen })}
      />
      {draft && sent === undefined && <PromotionPrices goodsId={goodsId} draft={draft} />}
      {sent && <p role="status">{sent.proposalId === null ? '已生效' : '已提交审批，同意后生效'}</p>}
    </ActForm>
  );
}
