import { useCallback } from 'react';
import { requiredParam, type DetailPage } from '#core/rules/goods/required-navigation-params.ts';
import { useGo, type Target } from './navigation.tsx';

/** Navigates to a detail page; without the required id it warns and stays (§5). */
export function useGoDetail(): (page: DetailPage, query: NonNullable<Target['query']>) => boolean {
  const go = useGo();
  return useCallback(
    (page, query) => {
      const required = requiredParam(page, query);
      if (required.kind === 'refused') console.warn(required.warning);
      else go({ page, query });
      return required.kind === 'allowed';
    },
    [go],
  );
}
