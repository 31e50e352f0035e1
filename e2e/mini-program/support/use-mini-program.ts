import { beforeAll, expect, inject } from 'vitest';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';
import { leaseProduct } from '../../support/lease-product.ts';
import { workbench, type Workbench } from '../../support/workbench.ts';
import { launch, type MiniProgram } from '../host/launch.ts';
import { bindNumber } from './bind-number.ts';
import type { HostAnswer, HostRequest, Phone } from '../host/wx.ts';

/** The origin that the package was built for (mini-program/config/index.ts). */
const builtOrigin = process.env['MINI_PROGRAM_ORIGIN'] ?? 'http://127.0.0.1:8000';

export interface MiniProgramInUse {
  readonly origin: string;
  readonly workbench: Workbench;
  /** Starts the package for the chat-app account bound to this number; without one, for an account that no number is bound to. */
  start(mobile?: string, changes?: Partial<Phone>): MiniProgram;
  /** What the phone requests, answered by the server. */
  request(request: HostRequest): Promise<HostAnswer>;
  /** The phone that `start` uses, for tests that change a part of it. */
  phoneOf(mobile: string): Phone;
  /** Starts the package for a subscriber whose number is bound to the chat-app account, and waits until the session is there. */
  startMember(mobile: string, changes?: Partial<Phone>): Promise<MiniProgram>;
  /** The code of the phone-number button, when its user agrees. */
  phoneCode(mobile: string): Promise<string>;
}

/** A running server for this file alone. Journeys tap through the built package against it. */
export function useMiniProgram(): MiniProgramInUse {
  let origin = '';
  beforeAll(async () => {
    const lease = await leaseProduct(inject('products'), inject('runFolder'));
    origin = lease.origin;
    await workbench(origin).reset();
    return lease.release;
  });
  const phoneOf = (mobile: string): Phone => ({
    request: (request) => requestAt(origin, request),
    loginCode: () => workbench(origin).ssoToken('mini-code', mobile),
    position: undefined,
    locationError: 'auth deny',
    confirms: true,
    privacyConsent: true,
    pay: async ({ timeStamp = '', nonceStr = '', package: prepay = '', paySign = '' }) => {
      const { paid } = await callSandbox(origin, upstreams.payInChatApp, {
        appId: 'wx0000000000000000',
        timestamp: timeStamp,
        nonceStr,
        package: prepay,
        paySign,
      });
      if (!paid) throw new Error('cancel');
    },
    theme: 'light',
  });
  const start = (mobile = '13700000000', changes: Partial<Phone> = {}): MiniProgram =>
    launch({ ...phoneOf(mobile), ...changes });
  const phoneCode = (mobile: string): Promise<string> => workbench(origin).ssoToken('mini-phone', mobile);
  return {
    get origin() {
      return origin;
    },
    get workbench() {
      return workbench(origin);
    },
    request: (request) => requestAt(origin, request),
    phoneOf,
    start,
    async startMember(mobile, changes) {
      await bindNumber(origin, mobile);
      const program = start(mobile, changes);
      await expect.poll(() => program.storage.has('DEV_accessToken')).toBe(true);
      return program;
    },
    phoneCode,
  };
}

async function requestAt(
  origin: string,
  { url, method = 'GET', header = {}, data }: HostRequest,
): Promise<HostAnswer> {
  const response = await fetch(url.replace(builtOrigin, origin), {
    method,
    headers: header,
    ...(typeof data === 'string' && method === 'POST' && { body: data }),
  });
  const text = await response.text();
  return { statusCode: response.status, header: Object.fromEntries(response.headers), data: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
