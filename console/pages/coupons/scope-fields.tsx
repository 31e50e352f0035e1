import { useQuery } from '@tanstack/react-query';
import { couponGoodsKinds, couponStackings } from '#core/contract/console/coupons/coupon-kinds.ts';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { goods } from '#core/contract/console/goods.ts';
import { couponStackingNames } from '#core/rules/console/coupons/coupon-names.ts';
import { goodsKindNames } from '#core/rules/console/goods-names.ts';
import { reading } from '../../platform/queries.ts';
import { Field } from '../../ui/field.tsx';
import { Choices } from '../goods/choices.tsx';
import { Select } from '../goods/select.tsx';
import { ChosenNames } from './chosen-names.tsx';
import type { CouponTexts } from './coupon-draft.ts';
import { GoodsSearch } from './goods-search.tsx';
import styles from './coupons.module.css';

interface ScopeFieldsProps {
  readonly texts: CouponTexts;
  readonly names: Readonly<Record<string, string>>;
  readonly onTexts: (change: Partial<CouponTexts>) => void;
  readonly onName: (id: string, name: string) => void;
}
const kinds = couponGoodsKinds.map((kind) => [kind, goodsKindNames[kind]] as const);
const stackings = couponStackings.map((stacking) => [stacking, couponStackingNames[stacking]] as const);

/** Where a coupon can be used: goods, categories, with which others, and at tills. */
export function ScopeFields({ texts, names, onTexts, onName }: ScopeFieldsProps) {
  const { data: choices } = useQuery(reading(goods.goodsChoices, {}));
  const { data: more } = useQuery(reading(couponConsole.couponChoices, {}));
  const ofGoods = choices?.categories ?? [];
  const ofShops = (more?.shopCategories ?? [])
    .filter(({ categoryId }) => ofGoods.every((each) => each.categoryId !== categoryId))
    .map(({ categoryId, name }) => ({ categoryId, name: `${name}（门店）` }));
  const categories = [...ofGoods, ...(texts.atTills ? ofShops : [])];
  const nameOf = (id: string): string =>
    categories.find(({ categoryId }) => categoryId === id)?.name ?? names[id] ?? id;
  return (
    <>
      <Field
        label="适用说明"
        hint="2 到 40 个字，印在券上"
        required
        maxLength={40}
        value={texts.scopeText}
        onValue={(scopeText) => onTexts({ scopeText })}
      />
      <ChosenNames
        title="分类"
        empty="全部分类"
        ids={texts.categories}
        nameOf={nameOf}
        onIds={(ids) => onTexts({ categories: ids })}
      />
      <Select
        label="加分类"
        value=""
        options={[
          ['', '选择分类…'],
          ...categories
            .filter(({ categoryId }) => !texts.categories.includes(categoryId))
            .map(({ categoryId, name }) => [categoryId, name] as const),
        ]}
        onValue={(id) => id !== '' && onTexts({ categories: [...texts.categories, id] })}
      />
      <ChosenNames
        title="商品"
        empty="不限商品"
        ids={texts.goods}
        nameOf={nameOf}
        onIds={(ids) => onTexts({ goods: ids })}
      />
      <GoodsSearch
        couponType={texts.couponType}
        chosen={texts.goods}
        onChosen={(id, name) => {
          onName(id, name);
          onTexts({ goods: [...texts.goods, id] });
        }}
      />
      <Choices
        title="商品类型，不选是全部"
        options={kinds}
        chosen={texts.kinds}
        onChosen={(chosen) => onTexts({ kinds: couponGoodsKinds.filter((kind) => chosen.includes(kind)) })}
      />
      <Select
        label="叠加"
        value={texts.stacking}
        options={stackings}
        onValue={(typed) =>
          onTexts({ stacking: couponStackings.find((each) => each === typed) ?? texts.stacking })
        }
      />
      {texts.couponType === 'cash' && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={texts.atTills}
            onChange={({ target }) => onTexts({ atTills: target.checked })}
          />
          门店收银台也能用
        </label>
      )}
    </>
  );
}
