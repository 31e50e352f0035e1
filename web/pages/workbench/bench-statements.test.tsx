import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeSandbox } from '#web/features/sandbox/testing/fake-sandbox.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { BenchStatements } from './bench-statements.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a difference is planted in the file of a channel, and is compared in the console alone', async () => {
  const { changes } = fakeSandbox({}, { '/difference-plant': { ok: true, text: '账单里多了一笔' } });
  renderInSite(<BenchStatements />);
  fireEvent.click(screen.getByRole('button', { name: '账单多一笔' }));
  await waitFor(() =>
    expect(changes).toEqual([['/difference-plant', { channel: 'chat-pay', what: 'missing-here' }]]),
  );
  expect(await screen.findByText('账单里多了一笔')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '核对昨天' })).toBeNull();
});
