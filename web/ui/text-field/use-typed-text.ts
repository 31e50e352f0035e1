import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A ref for a controlled field: what was typed into it before the page was hydrated becomes its value instead of being replaced by it. */
export function useTypedText(
  value: string,
  onChange: (value: string) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) onChange(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed before the first effect
  }, []);
  return field;
}
