import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { goodsEditor } from '#core/contract/console/goods-editor.ts';
import { goods } from '#core/contract/console/goods.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { goodsKindNames } from '#core/rules/console/goods-names.ts';
import { reading, useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from './select.tsx';

type Kind = InputOf<typeof goodsEditor.createGoods>['kind'];
const { external: _external, ...kinds } = goodsKindNames;

interface NewGoodsFormProps {
  /** The goods that the new ones are copied from. */
  readonly from?: {
    readonly goodsId: string;
    readonly name: string;
    readonly kind: string;
    readonly categoryId: string;
  };
  readonly onClose: () => void;
}

/** New goods begin as a draft, which its page then completes. */
export function NewGoodsForm({ from, onClose }: NewGoodsFormProps) {
  const navigate = useNavigate();
  const choices = useQuery({ ...reading(goods.goodsChoices, {}), staleTime: 300_000 });
  const categories = choices.data?.categories ?? [];
  const [name, setName] = useState(from === undefined ? '' : `${from.name}（副本）`.slice(0, 60));
  const [kind, setKind] = useState<Kind>(
    from === undefined || from.kind === 'external' ? 'virtual' : (from.kind as Kind),
  );
  const [chosen, setChosen] = useState(from?.categoryId ?? '');
  const [reason, setReason] = useState('');
  const create = useChange(
    goodsEditor.createGoods,
    ({ goodsId }) => void navigate({ to: '/goods/$goodsId', params: { goodsId } }),
  );
  const categoryId = chosen || (categories[0]?.categoryId ?? '');
  return (
    <ActForm
      title={from === undefined ? '新建商品' : `复制商品：${from.name}`}
      effect={
        from === undefined
          ? '先是草稿，手机上看不到；补齐规格和图文后提交上架'
          : '文字、图文和规格照抄，库存从 0 开始；先是草稿，手机上看不到'
      }
      button="建草稿"
      busy={create.isPending}
      disabled={categoryId === ''}
      error={create.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() =>
        create.mutate({
          name,
          kind,
          categoryId,
          ...(from !== undefined && { copyOf: from.goodsId }),
          reason,
        })
      }
      onClose={onClose}
    >
      <Field label="商品名称" required minLength={2} maxLength={60} value={name} onValue={setName} />
      <Select
        label="类型，建好后不能改"
        value={kind}
        options={Object.entries(kinds)}
        onValue={(each) => setKind(each as Kind)}
      />
      <Select
        label="商品分类"
        value={categoryId}
        options={categories.map((each) => [each.categoryId, each.name] as const)}
        onValue={setChosen}
      />
    </ActForm>
  );
}
