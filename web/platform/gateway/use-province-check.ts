import { useCallback } from 'react';
import { profile } from '#core/contract/user/profile.ts';
import { provinceEligibility } from '#core/rules/membership/province-eligibility.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { useApi } from '../api/api-context.tsx';
import { useSessionActions } from '../session/session-context.tsx';
import { currentSession } from '../session/session-store.ts';

/** Checks that a provincial service is open to the subscriber; shows the refusal (§5, §8) or sends a guest to sign in. */
export function useProvinceCheck(): () => Promise<boolean> {
  const call = useApi();
  const { goToLogin } = useSessionActions();
  return useCallback(async () => {
    const session = currentSession();
    if (session.kind !== 'member') {
      goToLogin();
      return false;
    }
    const { ispFlag } = session.user;
    const first = provinceEligibility(ispFlag);
    if (first.kind !== 'askServer') return first.kind === 'eligible';
    const answer = await call(profile.provinceEligible, {}).catch(() => undefined); // the client has shown the reason
    if (answer === undefined) return false;
    const verdict = provinceEligibility(ispFlag, answer);
    if (verdict.kind === 'refused') toast(verdict.toast, 'alert');
    return verdict.kind === 'eligible';
  }, [call, goToLogin]);
}
