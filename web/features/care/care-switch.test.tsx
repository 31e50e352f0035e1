import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { CareSwitch } from './care-switch.tsx';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['care'];
});

it.each(['pill', 'short'] as const)(
  'turns large text on for this page and the next ones, and off again (%s)',
  async (look) => {
    const { user } = renderInSite(<CareSwitch look={look} />);
    await user.click(screen.getByRole('button', { name: '大字版' }));
    expect(document.documentElement.dataset['care']).toBe('on');
    expect(localStorage.getItem('DEV_care')).toBe('on');
    await user.click(await screen.findByRole('button', { name: '标准版' }));
    expect(document.documentElement.dataset['care']).toBe('off');
    expect(localStorage.getItem('DEV_care')).toBe('off');
    await waitFor(() => expect(screen.getByRole('button', { name: '大字版' })).toBeTruthy());
  },
);

it('knows that large text is on already', () => {
  document.documentElement.dataset['care'] = 'on';
  renderInSite(<CareSwitch />);
  expect(screen.getByRole('button', { name: '标准版' })).toBeTruthy();
});
