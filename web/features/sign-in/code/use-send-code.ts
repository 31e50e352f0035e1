import { verification } from '#core/contract/common/verification.ts';
import type { CodeSent } from '#core/contract/common/verification.shapes.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import type { CodeChannel } from './sent-code.ts';

export interface CodeRequest {
  readonly mobile: string;
  readonly channel: CodeChannel;
  /** The captcha's ticket; voice codes need none. */
  readonly captchaToken?: string;
}

interface SendCodeEnds {
  onSent(request: CodeRequest, answer: CodeSent): void;
  onFailed(failure: Error): void;
}

export function useSendCode({ onSent, onFailed }: SendCodeEnds) {
  const call = useApi();
  return useAction((request: CodeRequest) => call(verification.sendLoginCode, request), {
    onDone: (answer, request) => onSent(request, answer),
    inPage: true,
    onFailed,
  });
}
