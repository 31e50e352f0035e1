import { startTransition, useEffect, useState } from 'react';

/**
 * Subscribes to an external value in transitions, so that a tap does not wait for a re-render.
 * `subscribe` must be stable for one source, and what `read` gives between changes. `readFirst` gives the value of the first render, if it differs.
 */
export function useSubscription<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  readFirst = read,
): Value {
  const [shown, show] = useState(() => ({ subscribe, value: readFirst() }));
  let current = shown.value;
  if (shown.subscribe !== subscribe) {
    // Kept as state: React drops the effects of a render that differs without a change of state.
    current = read();
    show({ subscribe, value: current });
  }
  useEffect(() => {
    const look = () =>
      startTransition(() =>
        show((before) =>
          before.subscribe === subscribe && Object.is(before.value, read())
            ? before
            : { subscribe, value: read() },
        ),
      );
    const leave = subscribe(look);
    look(); // it may have changed since the render
    return leave;
  }, [subscribe, read]);
  return current;
}
