import { useQueryValue, type Target } from '#web/platform/navigation/navigation.tsx';

export interface ChosenNumber {
  /** The input that selects the number; empty for the own one. */
  readonly input: { readonly numberId?: string };
  /** A page of the number manager for the same number. */
  to(page: Target['page'], query?: Target['query']): Target;
}

/** The number that the address names; the pages of the number manager pass it on. */
export function useNumber(): ChosenNumber {
  const numberId = useQueryValue('numberId');
  return {
    input: numberId ? { numberId } : {},
    to: (page, query) => ({ page, query: { ...query, ...(numberId ? { numberId } : {}) } }),
  };
}
