import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openings } from '#core/contract/console/activities/openings.ts';
import type { AwardChoice } from '#core/contract/console/activities/openings.shapes.ts';
import { reading } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../goods/select.tsx';
import type { PrizeTexts } from './lottery-draft.ts';
import styles from './activities.module.css';

interface PrizeFieldsProps {
  readonly prizes: readonly PrizeTexts[];
  readonly onPrizes: (prizes: readonly PrizeTexts[]) => void;
}
/** Drawings that fit a field of the wheel. */
const drawings = [
  ['quick/coupon', '券'],
  ['quick/gift', '礼物'],
  ['quick/movie', '影音'],
  ['quick/data', '流量'],
  ['quick/food', '美食'],
  ['quick/travel', '出行'],
  ['quick/local', '本地'],
  ['quick/luckybag', '福袋'],
  ['quick/half', '五折'],
  ['quick/all', '谢谢参与'],
] as const;
const maxPrizes = 12;
const numbers = [
  ['name', '名称'],
  ['chance', '概率（%）'],
  ['cost', '每份成本（元）'],
  ['stock', '数量'],
] as const;

/** The fields of a wheel: the one without a prize, and coupons and rights that are added. */
export function PrizeFields({ prizes, onPrizes }: PrizeFieldsProps) {
  const change = (place: number, texts: Partial<PrizeTexts>): void =>
    onPrizes(prizes.map((each) => (each.place === place ? { ...each, ...texts } : each)));
  const add = (award: AwardChoice): void => {
    const place = Math.max(...prizes.map((each) => each.place)) + 1;
    const name = award.name.slice(0, 12);
    onPrizes([...prizes, { place, name, picUrl: 'quick/coupon', award, chance: '', cost: '', stock: '' }]);
  };
  return (
    <>
      {prizes.map((prize) => (
        <fieldset key={prize.place} className={styles.prize}>
          <legend>
            {prize.award ? prize.award.name : '没有奖品的一格'}{' '}
            <small className={styles.muted}>{prize.award?.awardId}</small>
          </legend>
          {numbers
            .filter(([field]) => prize.award || field === 'name' || field === 'chance')
            .map(([field, label]) => (
              <Field
                key={field}
                label={label}
                aria-label={`${prize.name} ${label}`}
                {...(field === 'stock' && { hint: '不填是不限' })}
                required={field !== 'stock'}
                maxLength={12}
                value={prize[field]}
                onValue={(value) => change(prize.place, { [field]: value })}
              />
            ))}
          <Select
            label="图案"
            name={`${prize.name} 图案`}
            value={prize.picUrl}
            options={drawings}
            onValue={(picUrl) => change(prize.place, { picUrl })}
          />
          {prize.award && (
            <Button
              label={`不要 ${prize.name}`}
              onPress={() => onPrizes(prizes.filter(({ place }) => place !== prize.place))}
            >
              不要
            </Button>
          )}
        </fieldset>
      ))}
      {prizes.length < maxPrizes && <AddPrize onAward={add} />}
    </>
  );
}

function AddPrize({ onAward }: { readonly onAward: (award: AwardChoice) => void }) {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const found = useQuery({
    ...reading(openings.awardChoices, { search }),
    enabled: search !== '',
    placeholderData: (before) => before,
  });
  const rows = search === '' ? [] : (found.data?.rows ?? []);
  return (
    <>
      <Field
        label="加奖品"
        hint="券或权益的名称或编号"
        type="search"
        maxLength={40}
        value={typed}
        onValue={setTyped}
      />
      {found.error && <p role="alert">{found.error.message}</p>}
      {search !== '' && found.isSuccess && rows.length === 0 && <p>没有这样的券或权益</p>}
      {rows.length > 0 && (
        <ul className={styles.choices}>
          {rows.map((award) => (
            <li key={`${award.kind} ${award.awardId}`} className={styles.choice}>
              <span>
                {award.name}{' '}
                <small className={styles.muted}>
                  {award.kind === 'coupon' ? '券' : '权益'} {award.awardId}
                </small>
              </span>
              <Button
                size="small"
                label={`加 ${award.name} ${award.awardId}`}
                onPress={() => {
                  setTyped('');
                  onAward(award);
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
