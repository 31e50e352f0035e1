import { useState } from 'react';
import { activities } from '#core/contract/console/activities/activities.ts';
import type { FlashSaleDetail } from '#core/contract/console/activities/activities.shapes.ts';
import { sessionWays, type SessionWay } from '#core/contract/console/activities/activity-kinds.ts';
import { membersOfWay, wayNames } from '#core/rules/console/activities/session-ways.ts';
import { formatFen } from '../../platform/format.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { Select } from '../goods/select.tsx';
import { OfferedGoods } from './offered-goods.tsx';
import { draftOf, textsOf } from './flash-sale-draft.ts';
import styles from './flash-sales.module.css';

interface FlashSaleDraftFormProps {
  /** Absent: a new session. */
  readonly sale?: FlashSaleDetail;
  readonly onClose: () => void;
}

const ways = sessionWays.map((way) => [way, wayNames[way]] as const);
const wayHints: Readonly<Record<SessionWay, string>> = {
  race: '先到先得',
  draw: '先报名，开场时公开抽签，中签的人下单',
  half: '价格正好是售价的一半，页面上同时只能有一场',
  free: '价格是 0，每人一件',
};

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
      {!sale && (
        <Select
          label="方式"
          value={texts.way}
          options={ways}
          onValue={(way) => set({ way: way as SessionWay })}
        />
      )}
      {!sale && <p className={styles.muted}>{wayHints[texts.way]}</p>}
      <div className={styles.pair}>
        <TimeField
          label="开始"
          required
          value={texts.beginsAt}
          onValue={(time) => set({ beginsAt: time ?? '' })}
        />
        <TimeField
          label="结束"
          required
          value={texts.endsAt}
          onValue={(time) => set({ endsAt: time ?? '' })}
        />
      </div>
      {texts.way === 'draw' && (
        <div className={styles.pair}>
          <TimeField
            label="报名开始"
            required
            value={texts.registersAt}
            onValue={(time) => set({ registersAt: time ?? '' })}
          />
          <TimeField
            label="报名截止"
            hint="不晚于开场"
            required
            value={texts.closesAt}
            onValue={(time) => set({ closesAt: time ?? '' })}
          />
        </div>
      )}
      {texts.way === 'half' && (
        <Field
          label="每人每月"
          hint="件，不填是不限"
          inputMode="numeric"
          pattern="[1-9]\d?"
          value={texts.quota}
          onValue={(quota) => set({ quota })}
        />
      )}
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={texts.membersOnly}
          onChange={({ target }) => set({ membersOnly: target.checked })}
        />
        只有{membersOfWay[texts.way]}能参加
      </label>
      <OfferedGoods way={texts.way} goods={texts.goods} onGoods={(goods) => set({ goods })} />
      {isSent && <p role="status">已提交审批，同意后生效</p>}
    </ActForm>
  );
}
