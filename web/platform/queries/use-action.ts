import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { toast } from '#web/ui/toast/toast.ts';
import { offline, type ApiFailure } from '#core/rules/calls/api-failure.ts';

export interface ActionEnds<Input, Result> {
  onDone?(result: Result, input: Input): void;
  onFailed?(failure: ApiFailure, input: Input): void;
  /** The page shows a call without an answer itself, or not at all: no toast. */
  readonly inPage?: boolean;
}

export interface Action<Input> {
  run(input: Input): void;
  readonly busy: boolean;
  /** The input of the last run. */
  readonly input: Input | undefined;
  readonly done: boolean;
}

/** An action started by a tap: its pending state and its outcome. A call without an answer is said here, a refusal by the client. */
export function useAction<Input, Result>(
  act: (input: Input) => Promise<Result>,
  ends: ActionEnds<Input, Result> = {},
): Action<Input> {
  const [state, setState] = useState<{
    readonly busy: boolean;
    readonly done: boolean;
    readonly input: Input | undefined;
  }>({ busy: false, done: false, input: undefined });
  const latest = useRef({ act, ends });
  useLayoutEffect(() => {
    latest.current = { act, ends };
  });
  const runs = useRef(0);
  const run = useCallback((input: Input) => {
    runs.current += 1;
    const mine = runs.current;
    // With concurrent runs the last one is shown.
    const end = (done: boolean) => mine === runs.current && setState({ busy: false, done, input });
    setState({ busy: true, done: false, input });
    latest.current.act(input).then(
      (result) => {
        end(true);
        latest.current.ends.onDone?.(result, input);
      },
      (failure: ApiFailure) => {
        end(false);
        if (failure.code === offline && !latest.current.ends.inPage) toast(failure.message, 'alert');
        latest.current.ends.onFailed?.(failure, input);
      },
    );
  }, []);
  return { run, ...state };
}
