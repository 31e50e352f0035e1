import { useId } from 'react';
import type { ContentValue } from '#core/rules/console/content-document.ts';
import type { ContentField } from '#core/rules/console/content-form.ts';
import { Field } from '../../ui/field.tsx';
import { PictureField, PicturesField } from '../pictures/picture-field.tsx';
import styles from './field-input.module.css';
import type { FieldInputProps } from './field-input-props.ts';
import { GoodsField } from './goods-field.tsx';
import { RowFields } from './row-fields.tsx';
import { TimeField } from '../../ui/time-field.tsx';

const textOf = (value: ContentValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const textsOf = (value: ContentValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** One field by its kind of input. */
export function FieldInput({ field, value, onValue }: FieldInputProps) {
  const shared = { label: field.label, ...(field.hint !== undefined && { hint: field.hint }) };
  switch (field.input) {
    case 'text':
      return (
        <Field
          {...shared}
          hint={`${field.hint === undefined ? '' : `${field.hint} `}${textOf(value).length}/${field.max}`}
          value={textOf(value)}
          onValue={onValue}
        />
      );
    case 'long':
      return <LongField {...shared} max={field.max} value={textOf(value)} onValue={onValue} />;
    case 'link':
      return (
        <Field
          {...shared}
          placeholder="本站页面的路径，或允许的网址"
          value={textOf(value)}
          onValue={onValue}
        />
      );
    case 'picture':
      return <PictureField {...shared} minWidth={field.minWidth} value={textOf(value)} onValue={onValue} />;
    case 'pictures':
      return (
        <PicturesField
          {...shared}
          max={field.max}
          minWidth={field.minWidth}
          values={textsOf(value)}
          onValues={onValue}
        />
      );
    case 'texts':
      return (
        <Field
          {...shared}
          value={textsOf(value).join(' ')}
          onValue={(text) => onValue(text.split(/[\s,，]+/).filter((each) => each !== ''))}
        />
      );
    case 'time':
      return <TimeField {...shared} value={typeof value === 'string' ? value : null} onValue={onValue} />;
    case 'choice':
      return (
        <label className={styles.choice}>
          <span>{field.label}</span>
          <select value={textOf(value)} onChange={({ target }) => onValue(target.value)}>
            {field.choices.map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </label>
      );
    case 'choices':
      return <Choices field={field} value={value} onValue={onValue} />;
    case 'goods':
      return <GoodsField {...shared} ids={textsOf(value)} onValue={onValue} />;
    case 'oneGoods':
      return (
        <GoodsField
          {...shared}
          max={1}
          ids={textOf(value) === '' ? [] : [textOf(value)]}
          onValue={([id]) => onValue(id ?? null)}
        />
      );
    case 'rows':
      return <RowFields field={field} value={value} onValue={onValue} input={FieldInput} />;
  }
}

interface LongFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly max: number;
  readonly value: string;
  onValue(value: string): void;
}
function LongField({ label, hint, max, value, onValue }: LongFieldProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>
        {label} <small>{hint}</small>
      </label>
      <textarea
        id={id}
        rows={6}
        maxLength={max}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
    </div>
  );
}

type ChoicesProps = FieldInputProps & { readonly field: Extract<ContentField, { input: 'choices' }> };
/** Those chosen are solid; none chosen means all. */
function Choices({ field, value, onValue }: ChoicesProps) {
  const chosen: readonly ContentValue[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className={styles.pills}>
      <legend>
        {field.label} <small>{chosen.length === 0 ? '所有' : `${chosen.length} 个`}</small>
      </legend>
      {field.choices.map(([each, name]) => (
        <label key={each} className={styles.pill}>
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={({ target }) =>
              onValue(
                field.choices
                  .map(([choice]) => choice)
                  .filter((choice) => (choice === each ? target.checked : chosen.includes(choice))),
              )
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
