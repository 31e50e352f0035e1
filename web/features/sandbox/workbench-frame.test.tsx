import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { workbenchPaths } from '#core/site/workbench.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { fakeSandbox, someState } from './testing/fake-sandbox.ts';
import { WorkbenchFrame } from './workbench-frame.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = (state: object) => {
  const sandbox = fakeSandbox({ '/state': { ...someState, ...state } });
  return { ...sandbox, ...renderInSite(<WorkbenchFrame here="/report">内容</WorkbenchFrame>) };
};

it('each page of the workbench leads to all others and to the operators', async () => {
  const { container } = open({});
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([...workbenchPaths.map((path) => `/sandbox${path}`), '/sandbox/#operators']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('行为报表');
  expect(await screen.findByText('一切正常')).toBeTruthy();
  await expectAccessible(container);
});

it('lists what is not as usual, and resets all of it with one tap', async () => {
  const { user, changes } = open({ supplier: 'fail', soldOut: true });
  expect(await screen.findByText('2项与平时不同')).toBeTruthy();
  expect(screen.getByText('供应商发放：拒绝')).toBeTruthy();
  expect(screen.getByText('全部商品售罄')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '全部复位' }));
  await waitFor(() => expect(changes).toEqual([['/reset', {}]]));
});
