import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { goodsBulk } from '#core/contract/console/goods/goods-bulk.ts';
import { readTags } from '#core/rules/console/goods/bulk-texts.ts';
import { couponTypeNames } from '#core/rules/console/goods-names.ts';
import { reading, useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { ActOutcome } from '../../ui/act-outcome.tsx';
import { Field } from '../../ui/field.tsx';
import { Diff } from '../../ui/parts.tsx';
import { Choices } from './choices.tsx';
import styles from './goods.module.css';

export type BulkTextsAct = 'tags' | 'coupons';
export const bulkTextsTitles: Readonly<Record<BulkTextsAct, string>> = {
  tags: '改标签',
  coupons: '改可用券',
};

interface BulkTextsFormProps {
  readonly act: BulkTextsAct;
  readonly goodsIds: readonly string[];
  readonly nameOf: (goodsId: string) => string;
  readonly onClose: () => void;
}

/** Labels or coupons of all ticked goods: what would change is shown before it is proposed. */
export function BulkTextsForm({ act, goodsIds, nameOf, onClose }: BulkTextsFormProps) {
  const [reason, setReason] = useState('');
  const [added, setAdded] = useState('');
  const [removed, setRemoved] = useState('');
  const [couponTypes, setCouponTypes] = useState<string[]>([]);
  const propose = useChange(goodsBulk.proposeBulkTexts);
  const input = {
    goodsIds: [...goodsIds],
    addTags: act === 'tags' ? readTags(added) : [],
    removeTags: act === 'tags' ? readTags(removed) : [],
    couponTypes:
      act === 'coupons'
        ? couponChoices.flatMap(([type]) => (couponTypes.includes(type) ? [type] : []))
        : null,
  };
  const isMany = goodsIds.length > 50;
  const isEmpty = act === 'tags' && input.addTags.length + input.removeTags.length === 0;
  const tried = useQuery({
    ...reading(goodsBulk.tryBulkTexts, input),
    enabled: !isMany && !isEmpty,
    placeholderData: (before) => before,
  });
  const run = isMany || isEmpty ? undefined : tried.data;
  const isPossible = run !== undefined && run.faults.length === 0 && run.changes.length > 0;
  return (
    <ActForm
      title={`${bulkTextsTitles[act]} ${goodsIds.length} 件商品`}
      effect={
        isMany
          ? '一次最多 50 件，请少选几件'
          : `${run && isPossible ? `${run.effects.join('；')}；` : ''}财务或负责人同意后一起生效，有一件改不了就都不改`
      }
      button="提交审批"
      busy={propose.isPending}
      disabled={!isPossible || propose.isSuccess}
      error={propose.error ?? tried.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => propose.mutate({ ...input, reason })}
      onClose={onClose}
      closeText={propose.isSuccess ? '关闭' : '取消'}
    >
      {act === 'tags' ? (
        <>
          <Field label="加标签" hint="用逗号隔开，每个最多 12 个字" value={added} onValue={setAdded} />
          <Field label="去掉标签" hint="用逗号隔开" value={removed} onValue={setRemoved} />
        </>
      ) : (
        <Choices
          title="可用的券，都不选就不能用券"
          options={couponChoices}
          chosen={couponTypes}
          onChosen={setCouponTypes}
        />
      )}
      {run && (
        <div className={styles.report} aria-label="试算">
          {run.faults.map(({ goodsId, text }) => (
            <p key={goodsId} className={styles.fault}>
              {nameOf(goodsId)}：{text}
            </p>
          ))}
          {run.changes.length > 0 ? <Diff changes={run.changes} /> : <p>这些商品已经是这样</p>}
        </div>
      )}
      {propose.isSuccess && <ActOutcome>已提交审批</ActOutcome>}
    </ActForm>
  );
}

const couponChoices = Object.entries(couponTypeNames) as readonly [keyof typeof couponTypeNames, string][];
