import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { goodsBulk } from '#core/contract/console/goods/goods-bulk.ts';
import { goods } from '#core/contract/console/goods.ts';
import { reading, useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from './select.tsx';
import styles from './goods.module.css';

export type BulkAct = 'list' | 'unlist' | 'category' | 'limit';
export const bulkTitles: Readonly<Record<BulkAct, string>> = {
  category: '改分类',
  limit: '改限购',
  list: '上架',
  unlist: '下架',
};
const effects: Readonly<Record<BulkAct, string>> = {
  category: '逐件修改，改不了的不影响别的；几秒内出现在手机上',
  limit: '逐件修改，改不了的不影响别的；几秒内出现在手机上',
  list: '逐件检查并提交审批，财务或负责人同意后上架',
  unlist: '逐件马上下架；已下的单照常付款和发货',
};

interface BulkFormProps {
  readonly act: BulkAct;
  readonly goodsIds: readonly string[];
  readonly nameOf: (goodsId: string) => string;
  readonly onClose: () => void;
}

/** One act on all ticked goods; what became of each is shown afterwards. */
export function BulkForm({ act, goodsIds, nameOf, onClose }: BulkFormProps) {
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState('');
  const [limit, setLimit] = useState('');
  const choices = useQuery({ ...reading(goods.goodsChoices, {}), staleTime: 300_000 });
  const unlist = useChange(goodsBulk.bulkUnlist);
  const list = useChange(goodsBulk.bulkList);
  const edit = useChange(goodsBulk.bulkEdit);
  const current = act === 'unlist' ? unlist : act === 'list' ? list : edit;
  const categories = choices.data?.categories ?? [];
  const categoryId = chosen || (categories[0]?.categoryId ?? '');
  const input = { goodsIds: [...goodsIds], reason };
  const submit = (): void => {
    if (act === 'unlist') unlist.mutate(input);
    else if (act === 'list') list.mutate(input);
    else if (act === 'category') edit.mutate({ ...input, categoryId });
    else edit.mutate({ ...input, limitPerOrder: Number(limit) });
  };
  const outcomes = current.data?.outcomes;
  return (
    <ActForm
      title={`${bulkTitles[act]} ${goodsIds.length} 件商品`}
      effect={goodsIds.length > 50 ? '一次最多 50 件，请少选几件' : effects[act]}
      button={act === 'list' ? '提交审批' : bulkTitles[act]}
      look={act === 'unlist' ? 'danger' : 'primary'}
      busy={current.isPending}
      disabled={goodsIds.length > 50 || outcomes !== undefined}
      error={current.error}
      reason={reason}
      onReason={setReason}
      onSubmit={submit}
      onClose={onClose}
      closeText={outcomes === undefined ? '取消' : '关闭'}
    >
      {act === 'category' && (
        <Select
          label="改到分类"
          value={categoryId}
          options={categories.map((each) => [each.categoryId, each.name] as const)}
          onValue={setChosen}
        />
      )}
      {act === 'limit' && (
        <Field
          label="每单限购"
          hint="件"
          required
          inputMode="numeric"
          pattern="[1-9]\d{0,2}"
          value={limit}
          onValue={setLimit}
        />
      )}
      {outcomes && (
        <div role="status" className={styles.report}>
          {outcomes.map(({ goodsId, result, text }) => (
            <p key={goodsId}>
              {nameOf(goodsId)}：{result === 'refused' ? `没有改，${text}` : text}
            </p>
          ))}
        </div>
      )}
    </ActForm>
  );
}
