import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLastValue } from './use-last-value.ts';

it('keeps the last value while the next is loading, but not under another tag', () => {
  const { result, rerender } = renderHook(
    ({ value, tag }: { value: string | undefined; tag: string }) => useLastValue(value, tag),
    { initialProps: { value: undefined as string | undefined, tag: 'food' } },
  );
  expect(result.current).toBeUndefined();
  rerender({ value: 'here', tag: 'food' });
  expect(result.current).toBe('here');
  rerender({ value: undefined, tag: 'food' });
  expect(result.current).toBe('here');
  rerender({ value: undefined, tag: 'car' });
  expect(result.current).toBeUndefined();
  rerender({ value: 'there', tag: 'food' });
  expect(result.current).toBe('there');
});
