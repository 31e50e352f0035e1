import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEver } from './use-ever.ts';

it('what was once met stays met', () => {
  const { result, rerender } = renderHook(({ met }) => useEver(met), { initialProps: { met: false } });
  expect(result.current).toBe(false);
  rerender({ met: true });
  expect(result.current).toBe(true);
  rerender({ met: false });
  expect(result.current).toBe(true);
});
