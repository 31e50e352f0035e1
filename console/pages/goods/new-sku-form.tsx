import { useState } from 'react';
import { goodsEditor } from '#core/contract/console/goods-editor.ts';
import type { ConsoleGoods } from '#core/contract/console/goods.shapes.ts';
import { fenOf } from '../../platform/money.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './goods-edit.module.css';

interface NewSkuFormProps {
  readonly goods: Pick<ConsoleGoods, 'goodsId' | 'state'>;
  readonly onClose: () => void;
}
const empty = { name: '', price: '', member: '', original: '', cost: '', stock: '' };
/** Null for an empty field. */
const optionalFen = (typed: string): number | null => (typed.trim() === '' ? null : (fenOf(typed) ?? null));
const money = String.raw`\d{1,6}(\.\d{1,2})?`;

/** A new sku with its prices and its first stock. */
export function NewSkuForm({ goods: { goodsId, state }, onClose }: NewSkuFormProps) {
  const [texts, setTexts] = useState(empty);
  const [reason, setReason] = useState('');
  const add = useChange(goodsEditor.addSku, onClose);
  const set = (change: Partial<typeof empty>): void => setTexts({ ...texts, ...change });
  const submit = (): void =>
    add.mutate({
      goodsId,
      name: texts.name,
      priceFen: fenOf(texts.price) ?? 0,
      memberPriceFen: optionalFen(texts.member),
      originalPriceFen: optionalFen(texts.original),
      costFen: optionalFen(texts.cost),
      stockLeft: texts.stock.trim() === '' ? null : Number(texts.stock),
      reason,
    });
  return (
    <ActForm
      title="加规格"
      effect={state === 'draft' ? '马上加上，商品上架时一起审批' : '先停售；另一人同意启售后才能买'}
      button="加上"
      busy={add.isPending}
      error={add.error}
      reason={reason}
      onReason={setReason}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="规格名称" required maxLength={30} value={texts.name} onValue={(name) => set({ name })} />
      <div className={styles.pair}>
        <Field
          label="售价"
          hint="元"
          required
          inputMode="decimal"
          pattern={money}
          value={texts.price}
          onValue={(price) => set({ price })}
        />
        <Field
          label="会员价"
          hint="可不填"
          inputMode="decimal"
          pattern={money}
          value={texts.member}
          onValue={(member) => set({ member })}
        />
        <Field
          label="划线价"
          hint="可不填"
          inputMode="decimal"
          pattern={money}
          value={texts.original}
          onValue={(original) => set({ original })}
        />
        <Field
          label="成本"
          hint="可不填"
          inputMode="decimal"
          pattern={money}
          value={texts.cost}
          onValue={(cost) => set({ cost })}
        />
        <Field
          label="库存"
          hint="不填是不限，最多 1,000"
          inputMode="numeric"
          pattern="1000|\d{1,3}"
          value={texts.stock}
          onValue={(stock) => set({ stock })}
        />
      </div>
    </ActForm>
  );
}
