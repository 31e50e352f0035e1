import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { content } from '#core/contract/console/content.ts';
import { formatFen } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { Tag } from '../../ui/parts.tsx';
import { moved } from './content-items.ts';
import styles from './goods-field.module.css';

interface GoodsFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly ids: readonly string[];
  readonly max?: number;
  onValue(ids: readonly string[]): void;
}

/** Goods picked by hand, in their order, with their price of today. */
export function GoodsField({ label, hint, ids, max = 50, onValue }: GoodsFieldProps) {
  const [words, setWords] = useState('');
  const chosen = useQuery({
    ...reading(content.findContentGoods, { ids: ids.join(',') }),
    enabled: ids.length > 0,
    placeholderData: (previous) => previous,
  });
  const found = useQuery({
    ...reading(content.findContentGoods, { words }),
    enabled: words.trim() !== '',
    placeholderData: (previous) => previous,
  });
  const choices = (found.data?.rows ?? []).filter(({ goodsId }) => !ids.includes(goodsId)).slice(0, 6);
  return (
    <fieldset className={styles.goods}>
      <legend>
        {label} <small>{hint}</small>
      </legend>
      <ul className={styles.chosen}>
        {ids.map((id, at) => {
          const goods = chosen.data?.rows.find(({ goodsId }) => goodsId === id);
          return (
            <li key={id} className={styles.tile}>
              <b>{goods?.name ?? id}</b>
              <span className={styles.price}>{goods ? formatFen(goods.priceFen) : '…'}</span>
              {goods && !goods.isSold && <Tag tone="warning">没有在卖</Tag>}
              <span className={styles.acts}>
                {at > 0 && (
                  <Button size="small" onPress={() => onValue(moved(ids, at, at - 1))}>
                    前移
                  </Button>
                )}
                <Button size="small" onPress={() => onValue(ids.filter((each) => each !== id))}>
                  移除
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {ids.length < max && (
        <Field label="加商品" hint="输入名称" value={words} onValue={setWords} autoComplete="off" />
      )}
      <FormError error={chosen.error ?? found.error} />
      {words.trim() !== '' && (
        <ul className={styles.found} aria-label="找到的商品">
          {choices.map(({ goodsId, name, priceFen }) => (
            <li key={goodsId}>
              <button
                type="button"
                onClick={() => {
                  onValue([...ids, goodsId]);
                  setWords('');
                }}
              >
                {name}
                <span className={styles.price}>{formatFen(priceFen)}</span>
              </button>
            </li>
          ))}
          {found.data && choices.length === 0 && <li className={styles.none}>没有找到有货的商品</li>}
        </ul>
      )}
    </fieldset>
  );
}
