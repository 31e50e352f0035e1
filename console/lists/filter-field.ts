/** A filter of a list; `name` is that of the call's input and of the address. */
export type FilterField =
  | { readonly kind: 'search'; readonly name: string; readonly title: string }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly title: string;
      readonly options: readonly (readonly [value: string, text: string])[];
    }
  | { readonly kind: 'number'; readonly name: string; readonly title: string; readonly sign: '≥' | '≤' | '<' }
  /** A text that has no list of values: a supplier, an id. */
  | { readonly kind: 'text'; readonly name: string; readonly title: string }
  /** A day in China's time, sent as the moment that it begins. */
  | { readonly kind: 'day'; readonly name: string; readonly title: string };
