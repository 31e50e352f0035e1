import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SkuChoice } from '#core/contract/console/activities/openings.shapes.ts';
import { openings } from '#core/contract/console/activities/openings.ts';
import { formatFen } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './activities.module.css';

interface SkuFieldProps {
  readonly sku: SkuChoice | undefined;
  readonly onSku: (sku: SkuChoice | undefined) => void;
}
const stockText = (stockLeft: number | null): string =>
  stockLeft === null ? '不限' : stockLeft.toLocaleString('zh-CN');

const SkuText = ({ sku }: { readonly sku: SkuChoice }) => (
  <span>
    {sku.goodsName} <small className={styles.muted}>{sku.skuName}</small>
    <br />
    <small className={styles.muted}>
      售价 {formatFen(sku.listPriceFen)}，会员价 {formatFen(sku.memberPriceFen)}，库存{' '}
      {stockText(sku.stockLeft)}
    </small>
  </span>
);

/** One sku that is sold, found by the name or id of its goods. */
export function SkuField({ sku, onSku }: SkuFieldProps) {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const found = useQuery({
    ...reading(openings.skuChoices, { search }),
    enabled: search !== '' && sku === undefined,
    placeholderData: (before) => before,
  });
  const rows = search === '' ? [] : (found.data?.rows ?? []);
  if (sku)
    return (
      <div className={styles.choice}>
        <SkuText sku={sku} />
        <Button size="small" onPress={() => onSku(undefined)}>
          换一个
        </Button>
      </div>
    );
  return (
    <>
      <Field
        label="商品规格"
        hint="商品名称或编号"
        type="search"
        maxLength={40}
        value={typed}
        onValue={setTyped}
      />
      {found.error && <p role="alert">{found.error.message}</p>}
      {search !== '' && found.isSuccess && rows.length === 0 && <p>没有这样的在售商品</p>}
      {rows.length > 0 && (
        <ul className={styles.choices}>
          {rows.map((each) => (
            <li key={each.skuId} className={styles.choice}>
              <SkuText sku={each} />
              <Button
                size="small"
                label={`选 ${each.goodsName} ${each.skuName}`}
                onPress={() => {
                  setTyped('');
                  onSku(each);
                }}
              >
                选
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
