import { verification } from '#core/contract/common/verification.ts';
import type { TracePoint } from '#core/contract/common/verification.shapes.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';

interface Solution {
  readonly captchaId: string;
  readonly x: number;
  readonly trace: readonly TracePoint[];
}

interface CheckEnds {
  onPassed(captchaToken: string): void;
  onWrong(failure: Error): void;
}

/** Submits the final offset to the server. */
export function useCheckCaptcha({ onPassed, onWrong }: CheckEnds) {
  const call = useApi();
  return useAction(
    ({ captchaId, x, trace }: Solution) =>
      call(verification.checkCaptcha, { captchaId, x, trace: [...trace] }),
    {
      onDone: ({ captchaToken }) => onPassed(captchaToken),
      inPage: true,
      onFailed: onWrong,
    },
  );
}
