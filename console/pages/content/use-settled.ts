import { useEffect, useState } from 'react';

const settleMs = 400;

/** The value once it has not changed for a moment, so that typing does not ask the server for every letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
