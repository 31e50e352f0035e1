import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionWay } from '#core/contract/console/activities/activity-kinds.ts';
import { activities } from '#core/contract/console/activities/activities.ts';
import { membershipLevels } from '#core/rules/membership/membership-levels.ts';
import { formatFen } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../goods/select.tsx';
import { priceOfWay, type OfferedTexts } from './flash-sale-draft.ts';
import styles from './flash-sales.module.css';

interface OfferedGoodsProps {
  readonly way: SessionWay;
  readonly goods: readonly OfferedTexts[];
  readonly onGoods: (goods: readonly OfferedTexts[]) => void;
}
const numbers = [
  ['price', '活动价'],
  ['total', '件数'],
  ['limit', '每人限购'],
  ['budget', '补贴预算'],
] as const;
const levels = [
  ['0', '不限等级'],
  ...membershipLevels
    .filter(({ vipTypeLevel }) => vipTypeLevel > 1)
    .map(({ vipTypeLevel, vipTypeName }) => [String(vipTypeLevel), `${vipTypeName}起`] as const),
] as const;

/** The goods of a session with price, pieces, limit and budget, and adding more of them. */
export function OfferedGoods({ way, goods, onGoods }: OfferedGoodsProps) {
  const [search, setSearch] = useState('');
  const found = useQuery({
    ...reading(activities.flashSaleChoices, { search: search.trim() }),
    enabled: search.trim() !== '',
    placeholderData: (before) => before,
  });
  const choices = search.trim() === '' ? [] : (found.data?.rows ?? []);
  // A way that prescribes the price leaves nothing to type.
  const valueOf = (each: OfferedTexts, name: (typeof numbers)[number][0]) => {
    const fixed = name === 'price' ? priceOfWay(way, each.listPriceFen) : undefined;
    return { value: fixed ?? each[name], disabled: fixed !== undefined };
  };
  const change = (goodsId: string, texts: Partial<OfferedTexts>): void =>
    onGoods(goods.map((each) => (each.goodsId === goodsId ? { ...each, ...texts } : each)));
  return (
    <>
      {goods.map((each) => (
        <fieldset key={each.goodsId} className={styles.offered}>
          <legend>
            {each.name} <small>{each.goodsId}</small>
          </legend>
          {numbers.map(([name, title]) => (
            <Field
              key={name}
              label={title}
              aria-label={`${each.name} ${title}`}
              inputMode="decimal"
              required
              {...valueOf(each, name)}
              onValue={(value) => change(each.goodsId, { [name]: value })}
            />
          ))}
          <Select
            label="等级"
            name={`${each.name} 等级`}
            value={each.minLevel}
            options={levels}
            onValue={(minLevel) => change(each.goodsId, { minLevel })}
          />
          {each.isNew && (
            <Button
              label={`不要 ${each.name}`}
              onPress={() => onGoods(goods.filter(({ goodsId }) => goodsId !== each.goodsId))}
            >
              不要
            </Button>
          )}
        </fieldset>
      ))}
      <Field
        label="加商品"
        hint="名称或商品编号"
        type="search"
        maxLength={40}
        value={search}
        onValue={setSearch}
      />
      {found.error && <p role="alert">{found.error.message}</p>}
      {search.trim() !== '' && found.isSuccess && choices.length === 0 && <p>没有这样的在售商品</p>}
      {choices.length > 0 && (
        <ul className={styles.choices}>
          {choices.map(({ goodsId, name, maxPriceFen, listPriceFen, stockLeft }) => (
            <li key={goodsId}>
              <span>
                {name}{' '}
                <small>
                  售价 {formatFen(listPriceFen)}，活动价最高 {formatFen(maxPriceFen)}，库存{' '}
                  {stockLeft === null ? '不限' : stockLeft.toLocaleString('zh-CN')}
                </small>
              </span>
              <Button
                size="small"
                label={`加 ${name}`}
                disabled={goods.some((each) => each.goodsId === goodsId)}
                onPress={() => {
                  setSearch('');
                  onGoods([
                    ...goods,
                    {
                      goodsId,
                      name,
                      listPriceFen,
                      price: '',
                      total: '',
                      limit: '1',
                      minLevel: '0',
                      budget: '',
                      isNew: true,
                    },
                  ]);
                }}
              >
                加
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
