import { controls } from '#core/contract/sandbox/controls.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { tokenBox } from '#web/platform/session/tokens.ts';
import { loadSession } from '#web/platform/sign-in/sessions/load-session.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** Signs this browser in as a subscriber, without a proof. */
export function useSignInAs(onDone?: () => void) {
  const { environment } = useSite();
  const call = useApi();
  return useSandboxChange(controls.openSession, (issued, { mobile }) => {
    const tokens = tokenBox(environment);
    tokens.apply({ kind: 'store', ...issued, tokenTime: Date.now() });
    toast(`已登录为 ${mobile}`);
    void loadSession(call, tokens);
    onDone?.();
  });
}
