import type { ContentItem } from '#core/rules/console/content-document.ts';
import { fieldsOfItem, type ContentForm } from '#core/rules/console/content-form.ts';
import { withField } from './content-items.ts';
import { FieldInput } from './field-input.tsx';
import styles from './item-fields.module.css';

interface ItemFieldsProps {
  readonly form: ContentForm;
  readonly item: ContentItem;
  readonly disabled: boolean;
  onChange(item: ContentItem): void;
}

const wide = ['long', 'goods', 'rows', 'choices', 'picture', 'pictures'];

/** The fields of an item as its form says; short ones stand side by side. */
export const ItemFields = ({ form, item, disabled, onChange }: ItemFieldsProps) => (
  <fieldset className={styles.fields} disabled={disabled}>
    <legend className={styles.legend}>{form.itemName}的内容</legend>
    {fieldsOfItem(form, item).map((field) => (
      <div key={field.name} data-wide={wide.includes(field.input)}>
        <FieldInput
          field={field}
          value={item[field.name]}
          onValue={(value) => onChange(withField(item, field.name, value))}
        />
      </div>
    ))}
  </fieldset>
);
