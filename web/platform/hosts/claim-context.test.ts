import { expect, it, vi } from 'vitest';
import { claimContext } from './claim-context.ts';
import type { AppBridge } from './host.ts';
import { HostFailure } from './host-failure.ts';

const inApp = (getConcatenationInfo: AppBridge['getConcatenationInfo']) => ({
  app: { getConcatenationInfo } as Partial<AppBridge> as AppBridge,
});

it('carries the address’s smsId and what the operator’s app says (§3)', async () => {
  const host = inApp(async () => ({ channelId: 'C1', yx: 'Y2', token: 't' }));
  expect(await claimContext(host, 's1')).toEqual({ smsId: 's1', wtAc: 'C1_Y2', wtAcId: 't' });
  expect(await claimContext(host, undefined)).toEqual({ wtAc: 'C1_Y2', wtAcId: 't' });
});

it.each(['timeout', 'missing', 'failed'] as const)(
  'carries only smsId when the app’s answer is %s (§8)',
  async (kind) => {
    const host = inApp(vi.fn(() => Promise.reject(new HostFailure(kind, '请求超时！'))));
    expect(await claimContext(host, 's1')).toEqual({ smsId: 's1' });
  },
);

it('carries nothing of an app elsewhere', async () => {
  expect(await claimContext({ app: undefined }, 's1')).toEqual({ smsId: 's1' });
  expect(await claimContext({ app: undefined }, undefined)).toEqual({});
});
