import type { ContentKind } from '../../contract/console/content.shapes.ts';
import { chinaMinute } from '../format/china-minute.ts';
import { libraryPicture } from '../pictures/library-picture.ts';
import { plainText, type ContentItem, type ContentValue } from './content-document.ts';

type Choices = readonly (readonly [value: string | number, name: string])[];

/** What a picture needs to look sharp in its place. */
interface PictureNeeds {
  readonly minWidth?: number;
}

/** How a field is edited. */
export type ContentInput =
  | { readonly input: 'text' | 'long'; readonly max: number }
  | { readonly input: 'link' | 'time' | 'goods' | 'oneGoods' }
  /** One of the library, a drawing of ours, or a path of ours. */
  | ({ readonly input: 'picture' } & PictureNeeds)
  | ({ readonly input: 'pictures'; readonly max: number } & PictureNeeds)
  /** Several texts, separated by spaces or commas. */
  | { readonly input: 'texts' }
  | { readonly input: 'choice'; readonly choices: Choices }
  /** Several of them; none means all. */
  | { readonly input: 'choices'; readonly choices: Choices }
  | { readonly input: 'rows'; readonly fields: readonly ContentField[] };

export type ContentField = ContentInput & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The kinds of items that have it; absent: all. */
  readonly only?: readonly string[];
};

/** What operators edit as a list of items, as data: the editor draws it, and changes are named by its labels. */
export interface ContentForm {
  readonly kind: ContentKind;
  /** The screen. */
  readonly title: string;
  /** What one entity and one item are called. */
  readonly entityName: string;
  readonly itemName: string;
  /** The field that names an item. */
  readonly titleField: string;
  readonly fields: readonly ContentField[];
  /** Whether items can be switched off. */
  readonly hasSwitch?: boolean;
  /** The kinds of items, where there are several; those without a name cannot be added here. */
  readonly itemKinds?: Readonly<Record<string, { readonly name: string; readonly canAdd: boolean }>>;
  /** A new item. */
  blank(id: string, itemKind: string): ContentItem;
}

export const nameOfItem = ({ titleField, itemName }: ContentForm, item: ContentItem): string =>
  plainText(item[titleField]) || itemName;

export const fieldsOfItem = ({ fields }: ContentForm, item: ContentItem): readonly ContentField[] =>
  fields.filter(({ only }) => only === undefined || only.includes(plainText(item['kind'])));

const nameOfChoice = (choices: Choices, value: ContentValue): string =>
  choices.find(([each]) => each === value)?.[1] ?? plainText(value);

/** A picture of the library has no name here: it is shown by the first six characters of its key. */
const nameOfPicture = (value: string): string => {
  const picture = libraryPicture(value);
  return picture ? `图片 ${picture.key.slice(0, 6)}（${picture.width} × ${picture.height}）` : value;
};

/** A value in words, for changes. */
export function textOfField(field: ContentField, value: ContentValue | undefined): string {
  if (value === undefined || value === null || value === '') return '';
  switch (field.input) {
    case 'choice':
      return nameOfChoice(field.choices, value);
    case 'choices':
      return Array.isArray(value) ? value.map((each) => nameOfChoice(field.choices, each)).join('、') : '';
    case 'time':
      return typeof value === 'string' ? chinaMinute(Date.parse(value)) : '';
    case 'rows':
      return Array.isArray(value) ? value.map((row) => textOfRow(field.fields, row)).join('；') : '';
    case 'picture':
    case 'pictures':
      return [value]
        .flat()
        .map((each) => nameOfPicture(plainText(each)))
        .join('、');
    case 'text':
    case 'long':
    case 'texts':
    case 'link':
    case 'goods':
    case 'oneGoods':
      return Array.isArray(value) ? value.map(plainText).join('、') : plainText(value);
  }
}

const textOfRow = (fields: readonly ContentField[], row: ContentValue): string =>
  fields
    .map((field) => textOfField(field, (row as Readonly<Record<string, ContentValue>>)[field.name]))
    .filter((text) => text !== '')
    .join(' · ');
