import { useId, useState } from 'react';
import type { LotteryDraft } from '#core/contract/console/activities/openings.shapes.ts';
import { openings } from '#core/contract/console/activities/openings.ts';
import { lotteryNames } from '#core/rules/console/activities/activity-names.ts';
import { expectedFen } from '#core/rules/console/activities/lottery-odds.ts';
import { newLotteryFault, oddsOfDraft } from '#core/rules/console/activities/new-lottery-fault.ts';
import { formatFen } from '../../platform/format.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { Select } from '../goods/select.tsx';
import { blankLottery, lotteryIn, type LotteryTexts } from './lottery-draft.ts';
import { PrizeFields } from './prize-fields.tsx';
import styles from './activities.module.css';

/** Proposes a lottery with its first prizes and odds. */
export function NewLotteryForm({ onClose }: { readonly onClose: () => void }) {
  const [texts, setTexts] = useState(blankLottery);
  const [reason, setReason] = useState('');
  const [openedAt] = useState(() => new Date());
  const propose = useChange(openings.proposeLottery);
  const rulesId = useId();
  const set = (change: Partial<LotteryTexts>): void => {
    propose.reset();
    setTexts({ ...texts, ...change });
  };
  const draft = lotteryIn(texts);
  const fault = draft && newLotteryFault(draft, {}, openedAt);
  const field = (name: 'name' | 'chances' | 'budget') => ({
    value: texts[name],
    onValue: (value: string) => set({ [name]: value }),
  });
  return (
    <ActForm
      title="新开抽奖"
      effect={
        draft
          ? (fault ??
            `每 1 万抽预计花 ${formatFen(expectedFen(oddsOfDraft(draft)))}，最多花 ${formatFen(draft.budgetFen)}，到顶自动停；负责人同意后生效`)
          : '填好时间、预算和奖品后提交；负责人同意后生效，之前什么都不变'
      }
      button="提交审批"
      busy={propose.isPending}
      disabled={draft === undefined || fault !== undefined || propose.isSuccess}
      error={propose.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => draft && propose.mutate({ ...draft, reason })}
      onClose={onClose}
      closeText={propose.isSuccess ? '关闭' : '取消'}
    >
      <div className={styles.fields}>
        <Select
          label="地址"
          value={texts.lotteryId}
          options={Object.entries(lotteryNames)}
          onValue={(lotteryId) => set({ lotteryId: lotteryId as LotteryDraft['lotteryId'] })}
        />
        <Field label="名称" required minLength={2} maxLength={20} {...field('name')} />
        <Field label="每天机会" hint="次，做任务可再得" inputMode="numeric" required {...field('chances')} />
        <Field label="预算（元）" hint="用完自动停" inputMode="decimal" required {...field('budget')} />
        <TimeField
          label="开始"
          hint="不填就在同意时开始"
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
      <div className={styles.long}>
        <label htmlFor={rulesId}>规则，一行一条，手机上照样显示</label>
        <textarea
          id={rulesId}
          rows={4}
          required
          value={texts.rules}
          onChange={({ target }) => set({ rules: target.value })}
        />
      </div>
      <PrizeFields prizes={texts.prizes} onPrizes={(prizes) => set({ prizes })} />
      {propose.isSuccess && <p role="status">已提交审批，负责人同意后生效</p>}
    </ActForm>
  );
}
