import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { NearFloor } from './near-floor.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is a box of about its height when the server draws it', () => {
  expect(renderToString(<NearFloor>热销</NearFloor>)).toMatch(
    /^<div class="[^"]+" style="min-height:320px"><\/div>$/,
  );
});

it('is rendered after a while without scrolling', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  render(<NearFloor>热销</NearFloor>);
  expect(screen.queryByText('热销')).toBeNull();
  await act(async () => {
    await vi.advanceTimersByTimeAsync(6_000);
  });
  expect(screen.getByText('热销')).toBeTruthy();
});
