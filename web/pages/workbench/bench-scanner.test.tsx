import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeSandbox } from '#web/features/sandbox/testing/fake-sandbox.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { BenchScanner } from './bench-scanner.tsx';

afterEach(() => vi.unstubAllGlobals());

it('scans the code of a reserved visit in the chosen hall, and shows the verdict', async () => {
  const { changes } = fakeSandbox(
    {
      '/lounges': {
        halls: [
          { hallId: 'south', hallName: '南京南站贵宾厅' },
          { hallId: 'north', hallName: '苏州北站贵宾厅' },
        ],
        passes: [
          {
            orderId: 'o',
            hallId: 'north',
            hallName: '苏州北站贵宾厅',
            companions: 1,
            mobile: '138****0001',
            qr: 'LG1.o',
            qrEndsAt: '2026-08-03T02:00:42.000Z',
          },
        ],
      },
    },
    { '/scan-lounge': { ok: false, text: '这次权益不适用于本厅' } },
  );
  const { container } = renderInSite(<BenchScanner now={Date.parse('2026-08-03T02:00:00.000Z')} />);
  fireEvent.click(await screen.findByRole('button', { name: '取138****0001的核销码' }));
  expect(screen.getByText('这个码还有42秒有效')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('所在贵宾厅'), { target: { value: 'south' } });
  fireEvent.click(screen.getByRole('button', { name: '扫码核销' }));
  expect(await screen.findByText('这次权益不适用于本厅', { exact: false })).toBeTruthy();
  expect(changes).toEqual([['/scan-lounge', { qr: 'LG1.o', hallId: 'south', companions: 1 }]]);
  await expectAccessible(container);
});
