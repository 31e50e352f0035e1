import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnServer } from '#web/testing/render-on-server.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Gallery } from './gallery.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('wears the look one chooses', async () => {
  const { user } = renderUi(<Gallery />);
  await user.selectOptions(screen.getByRole('combobox', { name: '主题' }), 'campaign');
  await user.selectOptions(screen.getByRole('combobox', { name: '活动' }), 'rail');
  await user.click(screen.getByRole('checkbox', { name: '深色' }));
  await user.click(screen.getByRole('checkbox', { name: '大字版' }));
  expect({ ...document.documentElement.dataset }).toEqual({
    theme: 'campaign',
    campaign: 'rail',
    mode: 'dark',
    care: 'on',
  });
});

it('is drawn by the server and taken over by the browser without a difference', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onRecoverableError = vi.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderOnServer(<Gallery />);
  const root = await act(async () => hydrateRoot(container, <Gallery />, { onRecoverableError }));
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
  act(() => root.unmount());
  container.remove();
});

it('has an index that leads to each component, in the order of the page', () => {
  renderUi(<Gallery />);
  const index = within(screen.getByRole('navigation', { name: '组件目录' })).getAllByRole('link');
  const specimens = [...document.querySelectorAll('section[id^="specimen-"]')];
  expect(index.map((link) => link.getAttribute('href'))).toEqual(specimens.map(({ id }) => `#${id}`));
  expect(index.map((link) => link.textContent)).toEqual(
    specimens.map((specimen) => specimen.getAttribute('aria-label')),
  );
});
