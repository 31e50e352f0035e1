import { vi } from 'vitest';
import type { SandboxState } from '#core/contract/sandbox/controls.shapes.ts';
import { sandboxPrefix } from '#core/contract/sandbox/rows.ts';

export interface FakeSandbox {
  /** Recorded changes, in order. */
  readonly changes: [path: string, input: unknown][];
}

/** A fake of the sandbox API: reads by path, and answers to changes. */
export function fakeSandbox(
  reads: Readonly<Record<string, unknown>>,
  answers: Readonly<Record<string, unknown>> = {},
): FakeSandbox {
  const changes: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.replace(sandboxPrefix, '');
    if (init?.method !== 'POST') return Response.json(reads[path] ?? (path === '/state' ? someState : {}));
    changes.push([path, typeof init.body === 'string' ? JSON.parse(init.body) : {}]);
    return Response.json(answers[path] ?? {});
  });
  return { changes };
}

export const someState: SandboxState = {
  now: '2026-08-03T02:00:00.000Z',
  offsetMs: 0,
  supplier: 'ok',
  invoices: 'ok',
  pictures: 'ok',
  soldOut: false,
  changedStock: [],
  changedFlashSales: [],
  demoDegradations: [{ areaNum: '320300', flag: 4 }],
  outages: [],
  degradations: [{ areaNum: '320300', feature: '*', flag: 4 }],
  maintenance: { on: false, title: '', message: '' },
  network: null,
  position: { longitude: 118.767413, latitude: 32.041544 },
  ssoKinds: [],
  hostUser: null,
  scripts: {
    'chat-sdk': 'ok',
    'chat-sdk-2': 'ok',
    maps: 'ok',
    'app-bridge': 'ok',
    'one-tap': 'ok',
    analytics: 'ok',
  },
  subscribers: [
    { mobile: '13800000001', title: '黄金会员', shows: '两组权益' },
    { mobile: '13800000002', title: '普通用户', shows: '引导开通' },
  ],
};
