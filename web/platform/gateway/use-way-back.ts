import { useCallback } from 'react';
import { safeRedirect } from '#core/rules/session/safe-redirect.ts';
import { publicIndexUrl } from '#core/site/public-index-url.ts';
import { useNavigator } from '../navigation/navigation.tsx';
import { useSite } from '../site/site-context.tsx';

/** The way from a notice back to the page it replaced: one of our pages, or the public index. */
export function useWayBack(): () => void {
  const { base, environment } = useSite();
  const { replace, queryValue } = useNavigator();
  const { neighborhoodCategoryId } = environment;
  return useCallback(() => {
    const requested = safeRedirect(queryValue('redirect'), {
      host: globalThis.location.host,
      bases: [base],
      allowedOrigins: [],
    });
    replace(requested.kind === 'inside' ? requested.url : publicIndexUrl({ base, neighborhoodCategoryId }));
  }, [queryValue, base, neighborhoodCategoryId, replace]);
}
