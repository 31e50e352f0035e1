import type { ComponentType } from 'react';
import type { ContentValue } from '#core/rules/console/content-document.ts';
import type { ContentField } from '#core/rules/console/content-form.ts';
import { Button } from '../../ui/button.tsx';
import { moved } from './content-items.ts';
import type { FieldInputProps } from './field-input-props.ts';
import styles from './row-fields.module.css';

type Row = { readonly [name: string]: ContentValue };
type RowFieldsProps = FieldInputProps & {
  readonly field: Extract<ContentField, { input: 'rows' }>;
  /** Draws one field of a row. */
  readonly input: ComponentType<FieldInputProps>;
};

const isRow = (value: ContentValue): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const blankOf = (fields: readonly ContentField[]): Row =>
  Object.fromEntries(
    fields.map((each) => {
      if (each.input === 'choice') return [each.name, each.choices[0]?.[0] ?? ''];
      return [each.name, each.input === 'texts' || each.input === 'pictures' ? [] : ''];
    }),
  );

/** Entries, cards or lines of an item, one below the other. */
export function RowFields({ field, value, onValue, input: Input }: RowFieldsProps) {
  const rows = Array.isArray(value) ? value.filter(isRow) : [];
  return (
    <fieldset className={styles.rows}>
      <legend>
        {field.label} <small>{field.hint ?? `${rows.length} 个`}</small>
      </legend>
      {rows.map((row, at) => (
        <div key={at} className={styles.row} role="group" aria-label={`${field.label} ${at + 1}`}>
          {field.fields.map((each) => (
            <Input
              key={each.name}
              field={each}
              value={row[each.name]}
              onValue={(changed) =>
                onValue(rows.map((other, index) => (index === at ? { ...row, [each.name]: changed } : other)))
              }
            />
          ))}
          <span className={styles.acts}>
            <Button size="small" disabled={at === 0} onPress={() => onValue(moved(rows, at, at - 1))}>
              上移
            </Button>
            <Button size="small" onPress={() => onValue(rows.filter((_, index) => index !== at))}>
              移除
            </Button>
          </span>
        </div>
      ))}
      <Button size="small" onPress={() => onValue([...rows, blankOf(field.fields)])}>
        加一个
      </Button>
    </fieldset>
  );
}
