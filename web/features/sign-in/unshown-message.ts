import { failurePolicy } from '#core/rules/failures/failure-policy.ts';
import { ApiFailure, offline } from '#core/rules/calls/api-failure.ts';

const broken = '系统繁忙，请稍后再试';

/** The form's own message for a failure; undefined if the failure policy has already shown one. */
export function unshownMessage(failure: Error): string | undefined {
  if (!(failure instanceof ApiFailure)) return broken;
  if (failure.code === offline) return failure.message;
  const shown = failurePolicy({
    code: failure.code,
    message: failure.message,
    data: failure.data,
    quiet: false,
    inMiniProgram: false,
  });
  return shown.some(({ kind }) => kind === 'toast') ? undefined : broken;
}
