import { failurePolicy } from '#core/rules/failures/failure-policy.ts';
import { ApiFailure, offline } from '#web/platform/api/api-failure.ts';

const broken = '系统繁忙，请稍后再试';

/** The form's own message for a failure; undefined if the failure policy has already shown one. */
export function unspokenSentence(failure: Error): string | undefined {
  if (!(failure instanceof ApiFailure)) return broken;
  if (failure.code === offline) return failure.message;
  const spoken = failurePolicy({
    code: failure.code,
    message: failure.message,
    data: failure.data,
    quiet: false,
    inMiniProgram: false,
  });
  return spoken.some(({ kind }) => kind === 'toast') ? undefined : broken;
}
