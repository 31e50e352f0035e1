import { useState } from 'react';
import { activities } from '#core/contract/console/activities/activities.ts';
import type { FlashSaleDetail } from '#core/contract/console/activities/activities.shapes.ts';
import { fieldTimeOf, momentOf } from '../../platform/china-field-time.ts';
import { formatFen } from '../../platform/format.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { OfferedGoods } from './offered-goods.tsx';
import { draftOf, textsOf } from './flash-sale-draft.ts';
import styles from './flash-sales.module.css';

interface FlashSaleDraftFormProps {
  /** Absent: a new session. */
  readonly sale?: FlashSaleDetail;
  readonly onClose: () => void;
}

/** Proposes a new session, or other times, pieces and budgets of one. */
export function FlashSaleDraftForm({ sale, onClose }: FlashSaleDraftFormProps) {
  const [texts, setTexts] = useState(() => textsOf(sale));
  const [reason, setReason] = useState('');
  const propose = useChange(activities.proposeFlashSale);
  const draft = draftOf(texts, sale?.sessionId);
  const pieces = draft?.goods.reduce((sum, { total }) => sum + total, 0) ?? 0;
  const budgetFen = draft?.goods.reduce((sum, each) => sum + each.budgetFen, 0) ?? 0;
  const isSent = propose.isSuccess;
  const set = (change: Partial<typeof texts>): void => {
    propose.reset();
    setTexts({ ...texts, ...change });
  };
  return (
    <ActForm
      title={sale ? '修改场次' : '新开一场秒杀'}
      effect={
        draft
          ? `${draft.goods.length} 件商品共 ${pieces.toLocaleString('zh-CN')} 份，补贴最多 ${formatFen(budgetFen)}，到顶自动停；财务或负责人同意后生效`
          : '填好时间和商品后提交；财务或负责人同意后生效，之前什么都不变'
      }
      button="提交审批"
      busy={propose.isPending}
      disabled={draft === undefined || isSent}
      error={propose.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => draft && propose.mutate({ ...draft, reason })}
      onClose={onClose}
      closeText={isSent ? '关闭' : '取消'}
    >
      <Field
        label="名称"
        required
        minLength={2}
        maxLength={20}
        value={texts.name}
        onValue={(name) => set({ name })}
      />
      <div className={styles.pair}>
        <Field
          label="开始"
          type="datetime-local"
          required
          value={fieldTimeOf(texts.beginsAt)}
          onValue={(value) => set({ beginsAt: momentOf(value) })}
        />
        <Field
          label="结束"
          type="datetime-local"
          required
          value={fieldTimeOf(texts.endsAt)}
          onValue={(value) => set({ endsAt: momentOf(value) })}
        />
      </div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={texts.membersOnly}
          onChange={({ target }) => set({ membersOnly: target.checked })}
        />
        只有有秒杀权益的会员能参加
      </label>
      <OfferedGoods goods={texts.goods} onGoods={(goods) => set({ goods })} />
      {isSent && <p role="status">已提交审批，同意后生效</p>}
    </ActForm>
  );
}
