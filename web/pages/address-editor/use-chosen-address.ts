import { useCallback } from 'react';
import { safeRedirect } from '#core/rules/session/safe-redirect.ts';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { useSite } from '#web/platform/site/site-context.tsx';

/** In choose mode, returns to the page of `redirect` with `addressId` in its query, or just back without one; undefined otherwise. */
export function useChosenAddress(): ((addressId: string) => void) | undefined {
  const { base } = useSite();
  const { back, replace, queryValue } = useNavigator();
  const choose = useCallback(
    (addressId: string) => {
      const requested = safeRedirect(queryValue('redirect'), {
        host: globalThis.location.host,
        bases: [base],
        allowedOrigins: [],
      });
      if (requested.kind === 'refused') return back();
      const [path = '', query] = requested.url.replace(/#.*$/s, '').split('?', 2);
      const remaining = new URLSearchParams(query);
      remaining.set('addressId', addressId);
      replace(`${path}?${remaining.toString()}`);
    },
    [back, base, replace, queryValue],
  );
  return queryValue('choose') === '1' ? choose : undefined;
}
