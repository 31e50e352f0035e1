import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPlace } from '#web/platform/location/place-store.ts';
import { openPicker, section } from './testing/open-picker.tsx';

const bar = () => screen.getByRole('navigation', { name: '按首字母查找' });
const letters = () => within(bar()).getAllByRole('button');
const pressed = () => bar().querySelector('[aria-hidden]')?.textContent;

// jsdom lays nothing out, so the letters are given their places by hand.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    const at = this.matches('nav button') ? letters().indexOf(this) : 0;
    return DOMRect.fromRect({ x: 0, y: 100 + at * 20, width: 36, height: 20 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetPlace();
});

describe('the letters at the edge', () => {
  it('are walked with the arrow keys, and lead to the heading of their cities', async () => {
    const { user } = await openPicker();
    expect(letters().map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C', 'N', 'S', 'W', 'X']);
    within(bar()).getByRole('button', { name: 'A字头' }).focus();
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('N');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(within(section('N字头')).getByRole('heading'));
    within(bar()).getByRole('button', { name: 'N字头' }).focus();
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('X');
    await user.keyboard('{ArrowDown}{Home}');
    expect(document.activeElement?.textContent).toBe('A');
    expect(letters().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('are slid over with a finger, which shows the letter it is on', async () => {
    await openPicker();
    fireEvent.pointerMove(bar(), { clientY: 110 });
    expect(pressed()).toBeUndefined();
    fireEvent.pointerDown(bar(), { clientY: 110 });
    expect(pressed()).toBe('A');
    fireEvent.pointerMove(bar(), { clientY: 165 });
    expect(pressed()).toBe('N');
    fireEvent.pointerMove(bar(), { clientY: 900 });
    expect(pressed()).toBe('X');
    fireEvent.pointerMove(bar(), { clientY: 0 });
    expect(pressed()).toBe('A');
    fireEvent.pointerUp(bar());
    expect(pressed()).toBeUndefined();
  });
});
