import type { ContentValue } from '#core/rules/console/content-document.ts';
import type { ContentField } from '#core/rules/console/content-form.ts';

/** A field of an item with its value. */
export interface FieldInputProps {
  readonly field: ContentField;
  readonly value: ContentValue | undefined;
  onValue(value: ContentValue): void;
}
