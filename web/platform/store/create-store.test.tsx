import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnServer } from '#web/testing/render-on-server.ts';
import { createStore } from './create-store.ts';

it('re-renders subscribers on a change, and later ones see the current state', () => {
  const useCounts = createStore({ taps: 0, looks: 0 });
  const Taps = () => <p>点了{useCounts((state) => state.taps)}次</p>;
  const Looks = () => <p>看了{useCounts((state) => state.looks)}次</p>;
  const { rerender } = render(<Taps />);
  act(() => useCounts.setState((state) => ({ ...state, taps: 2, looks: 3 })));
  expect(screen.getByText('点了2次')).toBeTruthy();
  rerender(
    <>
      <Taps />
      <Looks />
    </>,
  );
  expect(screen.getByText('看了3次')).toBeTruthy();
});

it('notifies listeners outside of React until they unsubscribe', () => {
  const useName = createStore('unknown');
  const notified: string[] = [];
  const leave = useName.subscribe(() => notified.push(useName.getState()));
  useName.setState(() => 'member');
  leave();
  useName.setState(() => 'guest');
  expect(notified).toEqual(['member']);
});

it('draws the beginning on the server, whatever has happened since', () => {
  const useName = createStore('unknown');
  useName.setState(() => 'member');
  const Name = () => <p>{useName((name) => name)}</p>;
  expect(renderOnServer(<Name />)).toBe('<p>unknown</p>');
});
