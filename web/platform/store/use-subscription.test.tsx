import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSubscription } from './use-subscription.ts';

function box(first: string) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    subscribe: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)),
    set(next: string) {
      value = next;
      for (const listener of listeners) listener();
    },
    watched: () => listeners.size,
  };
}

function Shown({ of: { subscribe, read } }: { of: ReturnType<typeof box> }) {
  return <p>{useSubscription(subscribe, read)}</p>;
}

it('follows a value, and at once another one when its source changes', async () => {
  const [one, other] = [box('一'), box('二')];
  const { rerender, unmount } = render(<Shown of={one} />);
  await act(async () => one.set('一变'));
  expect(screen.getByText('一变')).toBeTruthy();
  rerender(<Shown of={other} />);
  expect(screen.getByText('二')).toBeTruthy();
  await act(async () => one.set('不再看'));
  expect(screen.getByText('二')).toBeTruthy();
  await act(async () => other.set('二变'));
  expect(screen.getByText('二变')).toBeTruthy();
  unmount();
  expect([one.watched(), other.watched()]).toEqual([0, 0]);
});

it('notices a change between the drawing and the first look', async () => {
  const value = box('早');
  function Late() {
    const shown = useSubscription(value.subscribe, value.read);
    if (shown === '早') queueMicrotask(() => value.set('晚'));
    return <p>{shown}</p>;
  }
  render(<Late />);
  expect(await screen.findByText('晚')).toBeTruthy();
});
