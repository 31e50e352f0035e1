import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import {
  couponFaceNames,
  couponValidityNames,
  facesOfTypes,
} from '#core/rules/console/coupons/coupon-names.ts';
import { couponTypeNames } from '#core/rules/console/goods-names.ts';
import { Field } from '../../ui/field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { Select } from '../goods/select.tsx';
import type { CouponTexts } from './coupon-draft.ts';
import styles from './coupons.module.css';

interface FaceFieldsProps {
  readonly texts: CouponTexts;
  /** The type of a coupon stays in its versions. */
  readonly isNew: boolean;
  readonly onTexts: (change: Partial<CouponTexts>) => void;
}

const keysOf = <Key extends string>(names: Readonly<Record<Key, string>>) => Object.keys(names) as Key[];
const types = keysOf<CouponType>(couponTypeNames).map((type) => [type, couponTypeNames[type]] as const);
const validities = keysOf(couponValidityNames).map((kind) => [kind, couponValidityNames[kind]] as const);
const keyIn = <Key extends string>(options: readonly (readonly [Key, string])[], typed: string) =>
  options.find(([key]) => key === typed)?.[0];

/** What a coupon is called and worth, from when and how long it is valid. */
export function FaceFields({ texts, isNew, onTexts }: FaceFieldsProps) {
  const faces = facesOfTypes[texts.couponType].map((kind) => [kind, couponFaceNames[kind]] as const);
  const chooseType = (typed: string): void => {
    const chosen = keyIn(types, typed);
    if (!chosen) return;
    const [first = texts.face] = facesOfTypes[chosen];
    const face = facesOfTypes[chosen].includes(texts.face) ? texts.face : first;
    onTexts({ couponType: chosen, face, ...(chosen === 'wzg' && { tenths: '5' }) });
  };
  const field = (name: 'amount' | 'tenths' | 'flow' | 'maxOff' | 'threshold' | 'days') => ({
    required: true,
    value: texts[name],
    onValue: (value: string) => onTexts({ [name]: value }),
  });
  const moment = (name: 'from' | 'until') => ({
    value: texts[name],
    onValue: (time: string | null) => onTexts({ [name]: time ?? '' }),
  });
  return (
    <>
      <div className={styles.pair}>
        {isNew && <Select label="类型" value={texts.couponType} options={types} onValue={chooseType} />}
        <Field
          label="名称"
          hint="2 到 20 个字，用户看得到"
          required
          maxLength={20}
          value={texts.title}
          onValue={(title) => onTexts({ title })}
        />
      </div>
      <div className={styles.pair}>
        {faces.length > 1 && (
          <Select
            label="面值"
            value={texts.face}
            options={faces}
            onValue={(typed) => onTexts({ face: keyIn(faces, typed) ?? texts.face })}
          />
        )}
        {texts.face === 'amount' && <Field label="减（元）" inputMode="decimal" {...field('amount')} />}
        {texts.face === 'percent' && (
          <Field label="折扣（折）" hint="例如 8.5" inputMode="decimal" {...field('tenths')} />
        )}
        {texts.face === 'flow' && <Field label="流量" hint="例如 10GB 或 500MB" {...field('flow')} />}
        {texts.face !== 'amount' && (
          <Field label="最多减（元）" hint="算预算用" inputMode="decimal" {...field('maxOff')} />
        )}
        <Field label="门槛（元）" hint="0 是无门槛" inputMode="decimal" {...field('threshold')} />
      </div>
      <div className={styles.pair}>
        <Select
          label="有效"
          value={texts.validity}
          options={validities}
          onValue={(typed) => onTexts({ validity: keyIn(validities, typed) ?? texts.validity })}
        />
        {texts.validity === 'days' && <Field label="有效天数" inputMode="numeric" {...field('days')} />}
        {texts.validity === 'window' && (
          <>
            <TimeField label="从" hint="不填是领取时，中国时间" {...moment('from')} />
            <TimeField label="到" required {...moment('until')} />
          </>
        )}
      </div>
    </>
  );
}
