import { plainText, type ContentItem, type ContentValue } from '../content-document.ts';
import { fieldsOfItem, nameOfItem, type ContentField, type ContentForm } from '../content-form.ts';

/** A picture that an item names in one of its fields. */
export interface NamedPicture {
  /** The item and the field, for a sentence. */
  readonly where: string;
  readonly value: string;
  readonly minWidth: number;
}

const listOf = (value: ContentValue | undefined): readonly ContentValue[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

function inField(where: string, field: ContentField, value: ContentValue | undefined): NamedPicture[] {
  if (field.input === 'picture' || field.input === 'pictures')
    return listOf(value)
      .map((each) => ({
        where: `${where}的${field.label}`,
        value: plainText(each),
        minWidth: field.minWidth ?? 0,
      }))
      .filter((each) => each.value !== '');
  if (field.input !== 'rows') return [];
  return listOf(value).flatMap((row) =>
    field.fields.flatMap((inner) =>
      inField(where, inner, (row as Readonly<Record<string, ContentValue>>)[inner.name]),
    ),
  );
}

/** The pictures of items, in the order of their form. */
export const picturesInContent = (
  form: ContentForm,
  items: readonly ContentItem[],
): readonly NamedPicture[] =>
  items.flatMap((item) =>
    fieldsOfItem(form, item).flatMap((field) => inField(nameOfItem(form, item), field, item[field.name])),
  );
