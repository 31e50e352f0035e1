import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { goods as calls } from '#core/contract/console/goods.ts';
import type { ConsoleGoods, GoodsTexts } from '#core/contract/console/goods.shapes.ts';
import { couponTypeNames } from '#core/rules/console/goods-names.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { Choices } from './choices.tsx';
import styles from './goods-edit.module.css';

type Sections = GoodsTexts['sections'];
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The texts of goods, saved by one person with an entry in the audit log. */
export function TextsEditor({ goods }: { readonly goods: ConsoleGoods }) {
  const { may } = useMe();
  const [texts, setTexts] = useState(goods.texts);
  const [reason, setReason] = useState('');
  const choices = useQuery({ ...reading(calls.goodsChoices, {}), staleTime: 300_000 });
  const save = useChange(calls.saveGoods);
  const category = useId();
  const set = (change: Partial<GoodsTexts>): void => setTexts({ ...texts, ...change });
  const setSection = (at: number, change: Partial<Sections[number]>): void =>
    set({ sections: texts.sections.map((each, place) => (place === at ? { ...each, ...change } : each)) });
  const isChanged = JSON.stringify(texts) !== JSON.stringify(goods.texts);
  if (!may('goods.edit')) return null;
  return (
    <ActForm
      title="图文与购买条件"
      effect="保存后几秒内出现在手机上；改动前后写入审计日志"
      button="保存"
      busy={save.isPending}
      disabled={!isChanged}
      error={save.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() =>
        save.mutate({ goodsId: goods.goodsId, textsVersion: goods.textsVersion, texts, reason })
      }
      onClose={() => setTexts(goods.texts)}
      closeText="恢复"
    >
      <Field label="名称" required maxLength={60} value={texts.name} onValue={(name) => set({ name })} />
      <Field label="副标题" maxLength={60} value={texts.subTitle} onValue={(subTitle) => set({ subTitle })} />
      <div className={styles.text}>
        <label htmlFor={category}>分类</label>
        <select
          id={category}
          value={texts.categoryId}
          onChange={({ target }) => set({ categoryId: target.value })}
        >
          {(choices.data?.categories ?? []).map(({ categoryId, name }) => (
            <option key={categoryId} value={categoryId}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Lines label="标签" lines={texts.tags} onLines={(tags) => set({ tags })} />
      <Lines label="保障" lines={texts.guarantees} onLines={(guarantees) => set({ guarantees })} />
      {texts.sections.map(({ title, paragraphs }, at) => (
        <div key={at} className={styles.form}>
          <Field
            label={`图文 ${at + 1} 标题`}
            required
            maxLength={20}
            value={title}
            onValue={(value) => setSection(at, { title: value })}
          />
          <Lines
            label={`图文 ${at + 1} 段落`}
            lines={paragraphs}
            onLines={(value) => setSection(at, { paragraphs: value })}
          />
        </div>
      ))}
      <Lines label="购买提示" lines={texts.prompts} onLines={(prompts) => set({ prompts })} />
      <Field
        label="每单限购"
        hint="件"
        required
        inputMode="numeric"
        pattern="[1-9]\d{0,2}"
        value={String(texts.limitPerOrder)}
        onValue={(value) => set({ limitPerOrder: Number(value.replace(/\D/g, '')) || 1 })}
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

interface LinesProps {
  readonly label: string;
  readonly lines: readonly string[];
  readonly onLines: (lines: string[]) => void;
}
/** Several short texts, one a line. */
function Lines({ label, lines, onLines }: LinesProps) {
  const [typed, setTyped] = useState(lines.join('\n'));
  return (
    <label className={styles.text}>
      <span>{label}，每行一条</span>
      <textarea
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onLines(linesOf(target.value));
        }}
      />
    </label>
  );
}
