import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStore } from './create-store.ts';

it('shows a change to whoever picked it, and to nobody else', () => {
  const useCounts = createStore({ taps: 0, looks: 0 });
  let drawn = 0;
  const Looks = () => {
    drawn += 1;
    return <p>看了{useCounts((state) => state.looks)}次</p>;
  };
  const Taps = () => <p>点了{useCounts((state) => state.taps)}次</p>;
  render(<><Looks /><Taps /></>);
  act(() => useCounts.setState((state) => ({ ...state, taps: 2 })));
  expect(screen.getByText('点了2次')).toBeTruthy();
  expect(drawn).toBe(1);
});

it('draws the beginning on the server, whatever has happened since', () => {
  const useName = createStore('unknown');
  useName.setState(() => 'member');
  const Name = () => <p>{useName((name) => name)}</p>;
  expect(renderToString(<Name />)).toBe('<p>unknown</p>');
});
