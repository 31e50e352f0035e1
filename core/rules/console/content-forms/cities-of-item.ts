import type { ContentItem } from '../content-document.ts';
import type { ContentForm } from '../content-form.ts';

const [several, one] = ['areas', 'areaNum'] as const;

/** Whether items of the kind can be for some cities alone. */
export const hasCities = ({ fields }: Pick<ContentForm, 'fields'>): boolean =>
  fields.some(({ name }) => name === several || name === one);

/** The cities that an item is for alone; none: it is for the whole province. */
export function citiesOfItem(item: ContentItem): string[] {
  const named = [item[several], item[one]].flat();
  return named.filter((each) => typeof each === 'string' && /^\d+$/.test(each)) as string[];
}
