import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { goods as calls } from '#core/contract/console/goods.ts';
import type { ConsoleGoods, GoodsTexts } from '#core/contract/console/goods.shapes.ts';
import { codeTermsNames, couponTypeNames } from '#core/rules/console/goods-names.ts';
import { membershipLevels } from '#core/rules/membership/membership-levels.ts';
import { useSupplierName } from '../../lists/supplier-name.tsx';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { Choices } from './choices.tsx';
import { Lines } from './lines.tsx';
import { Select } from './select.tsx';

interface Draft {
  /** What was live when the editor began. */
  readonly before: GoodsTexts;
  readonly edits: Partial<GoodsTexts>;
}
const levels = membershipLevels.map(
  ({ vipTypeLevel, vipTypeName }) => [String(vipTypeLevel), `${vipTypeName}及以上`] as const,
);

/** Name, category, who may buy and how many: saved by one person. After a refusal what was typed stays, on top of what is live now. */
export function BasicsCard({ goods }: { readonly goods: ConsoleGoods }) {
  const { may } = useMe();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>();
  const [reason, setReason] = useState('');
  const supplierName = useSupplierName();
  const choices = useQuery({ ...reading(calls.goodsChoices, {}), staleTime: 300_000 });
  const save = useChange(calls.saveGoods, () => setDraft(undefined));
  const { goodsId } = goods;
  const texts: GoodsTexts = { ...goods.texts, ...draft?.edits };
  const set = (change: Partial<GoodsTexts>): void =>
    setDraft({ before: draft?.before ?? goods.texts, edits: { ...draft?.edits, ...change } });
  const takeOver = async (): Promise<void> => {
    const fresh = await queries.fetchQuery(reading(calls.goodsDetail, { goodsId }));
    setDraft((before) => before && { ...before, before: fresh.texts });
  };
  const submit = (): void =>
    save.mutate(
      { goodsId, before: draft?.before ?? goods.texts, texts, reason },
      { onError: () => void takeOver() },
    );
  if (!may('goods.edit')) return null;
  const live = JSON.stringify(goods.texts);
  return (
    <ActForm
      title="基本信息"
      effect="保存后几秒内出现在手机上；改动前后写入审计日志"
      button="保存"
      busy={save.isPending}
      disabled={draft === undefined || JSON.stringify(texts) === live}
      error={save.error}
      reason={reason}
      onReason={setReason}
      onSubmit={submit}
      onClose={() => setDraft(undefined)}
      closeText="恢复"
    >
      <Field label="名称" required maxLength={60} value={texts.name} onValue={(name) => set({ name })} />
      <Field label="副标题" maxLength={60} value={texts.subTitle} onValue={(subTitle) => set({ subTitle })} />
      <Select
        label="分类"
        value={texts.categoryId}
        options={[
          ...(texts.categoryId === '' ? [['', '请选择'] as const] : []),
          ...(choices.data?.categories ?? []).map(({ categoryId, name }) => [categoryId, name] as const),
        ]}
        onValue={(categoryId) => set({ categoryId })}
      />
      <Select
        label="品牌商家，决定适用门店"
        value={texts.supplier ?? ''}
        options={[
          ['', '没有门店'],
          ...(choices.data?.suppliers ?? []).map((each) => [each, supplierName(each)] as const),
        ]}
        onValue={(supplier) => set({ supplier: supplier === '' ? null : supplier })}
      />
      <Select
        label="谁可以买"
        value={String(texts.minLevel)}
        options={[['0', '所有人'], ...levels]}
        onValue={(level) => set({ minLevel: Number(level) })}
      />
      <Field
        label="每单限购"
        hint="件"
        required
        inputMode="numeric"
        pattern="[1-9]\d{0,2}"
        value={String(texts.limitPerOrder)}
        onValue={(value) => set({ limitPerOrder: Number(value.replace(/\D/g, '')) || 1 })}
      />
      {goods.kind === 'code' && (
        <>
          <Select
            label="券码退款，页面的承诺由它写出"
            value={texts.codeTerms}
            options={Object.entries(codeTermsNames)}
            onValue={(terms) => set({ codeTerms: terms === 'until-used' ? terms : 'until-shown' })}
          />
          <Field
            label="有效期，从购买起"
            hint="天，空着是券码自己的到期日"
            inputMode="numeric"
            pattern="[1-9]\d{0,2}"
            value={texts.validDays === null ? '' : String(texts.validDays)}
            onValue={(value) => set({ validDays: Number(value.replace(/\D/g, '')) || null })}
          />
        </>
      )}
      {/* With other live texts the typed lines begin again. */}
      <Lines key={`t${live}`} label="标签" lines={texts.tags} onLines={(tags) => set({ tags })} />
      <Lines
        key={`g${live}`}
        label="保障"
        lines={texts.guarantees}
        onLines={(guarantees) => set({ guarantees })}
      />
      <Lines
        key={`p${live}`}
        label="购买提示"
        lines={texts.prompts}
        onLines={(prompts) => set({ prompts })}
      />
      <Choices
        title="可用的券"
        options={Object.entries(couponTypeNames)}
        chosen={texts.couponTypes}
        onChosen={(couponTypes) => set({ couponTypes: couponTypes as GoodsTexts['couponTypes'] })}
      />
      <Choices
        title="城市，不选是全省"
        options={(choices.data?.cities ?? []).map(({ areaNum, name }) => [areaNum, name] as const)}
        chosen={texts.areas}
        onChosen={(areas) => set({ areas })}
      />
    </ActForm>
  );
}
