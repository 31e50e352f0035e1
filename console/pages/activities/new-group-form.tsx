import { useState } from 'react';
import type { SkuChoice } from '#core/contract/console/activities/openings.shapes.ts';
import { openings } from '#core/contract/console/activities/openings.ts';
import { whoOpensGroups } from '#core/rules/console/activities/activity-names.ts';
import { groupBuyFault, seatFen } from '#core/rules/console/activities/group-buy-fault.ts';
import { membershipLevels } from '#core/rules/membership/membership-levels.ts';
import { formatFen } from '../../platform/format.ts';
import { fenOf } from '../../platform/money.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { Select } from '../goods/select.tsx';
import { SkuField } from './sku-field.tsx';
import styles from './activities.module.css';

const levels = [0, ...membershipLevels.map(({ vipTypeLevel }) => vipTypeLevel).filter((level) => level > 1)];
const wholeOf = (text: string): number | undefined =>
  /^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : undefined;
const blank = {
  price: '',
  size: '2',
  hours: '24',
  opensFromLevel: '0',
  limit: '',
  beginsAt: '',
  endsAt: '',
  budget: '',
};

/** Proposes a group buy of one sku. */
export function NewGroupForm({ onClose }: { readonly onClose: () => void }) {
  const [sku, setSku] = useState<SkuChoice>();
  const [texts, setTexts] = useState(blank);
  const [reason, setReason] = useState('');
  const [openedAt] = useState(() => new Date());
  const propose = useChange(openings.proposeGroupBuy);
  const set = (change: Partial<typeof texts>): void => {
    propose.reset();
    setTexts({ ...texts, ...change });
  };
  const draft = sku && draftOf(texts, sku.skuId);
  const fault =
    sku && draft && groupBuyFault(draft, { ...sku, name: sku.goodsName, hasOther: false }, openedAt);
  const field = (name: keyof typeof texts) => ({
    value: texts[name],
    onValue: (value: string) => set({ [name]: value }),
  });
  return (
    <ActForm
      title="新开拼团"
      effect={
        sku && draft
          ? (fault ??
            `每件补贴 ${formatFen(seatFen(sku, draft.priceFen))}，最多 ${formatFen(draft.budgetFen)}，到顶自动停；财务或负责人同意后生效`)
          : '选好规格、填好价格和时间后提交；财务或负责人同意后生效，之前什么都不变'
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
      <SkuField
        sku={sku}
        onSku={(chosen) => {
          propose.reset();
          setSku(chosen);
        }}
      />
      <div className={styles.fields}>
        <Field label="拼团价（元）" inputMode="decimal" required {...field('price')} />
        <Field label="几人成团" hint="2 到 10" inputMode="numeric" required {...field('size')} />
        <Field label="几小时内成团" hint="1 到 72" inputMode="numeric" required {...field('hours')} />
        <Select
          label="谁能开团"
          options={levels.map((level) => [String(level), whoOpensGroups(level)] as const)}
          {...field('opensFromLevel')}
        />
        <Field label="每人次数" hint="不填是不限" inputMode="numeric" {...field('limit')} />
        <Field label="补贴预算（元）" hint="用完自动停" inputMode="decimal" required {...field('budget')} />
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
      {propose.isSuccess && <p role="status">已提交审批，同意后生效</p>}
    </ActForm>
  );
}

/** What is sent; undefined while something is missing or is no number. */
function draftOf(texts: typeof blank, skuId: string) {
  const [priceFen, budgetFen] = [fenOf(texts.price), fenOf(texts.budget)];
  const [size, hours, limitPerUser] = [wholeOf(texts.size), wholeOf(texts.hours), wholeOf(texts.limit)];
  if (priceFen === undefined || budgetFen === undefined || size === undefined || hours === undefined)
    return undefined;
  if (texts.endsAt === '' || (texts.limit !== '' && limitPerUser === undefined)) return undefined;
  return {
    skuId,
    priceFen,
    size,
    hours,
    opensFromLevel: Number(texts.opensFromLevel),
    limitPerUser: limitPerUser ?? null,
    beginsAt: texts.beginsAt === '' ? null : texts.beginsAt,
    endsAt: texts.endsAt,
    budgetFen,
  };
}
