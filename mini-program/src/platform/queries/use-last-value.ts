import { useState } from 'react';

/** The value, or the last one under the same tag while the next is loading, so that a page does not fall back to skeletons. The value must be the same object between renderings. */
export function useLastValue<Value>(value: Value | undefined, tag: string): Value | undefined {
  const [last, setLast] = useState({ value, tag });
  if (value !== undefined && (value !== last.value || tag !== last.tag)) setLast({ value, tag });
  return value ?? (last.tag === tag ? last.value : undefined);
}
