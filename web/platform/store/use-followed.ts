import { startTransition, useEffect, useState } from 'react';

/**
 * Shows a value that lives outside and follows its changes in slices: a tap never waits for an answer that is being drawn.
 * `read` must give the same value until it changes; `subscribe` names what is read. `readFirst` is asked for the first drawing, if it differs.
 */
export function useFollowed<Value>(
  subscribe: (tell: () => void) => () => void,
  read: () => Value,
  readFirst = read,
): Value {
  const [shown, show] = useState(() => ({ subscribe, value: readFirst() }));
  const current = shown.subscribe === subscribe ? shown.value : read();
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
    look(); // it may have changed between the drawing and now
    return leave;
  }, [subscribe, read]);
  return current;
}
