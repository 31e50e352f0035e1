import { act } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageRequest } from '#core/site/page-document.ts';
import { environments } from '#core/config/environments.ts';
import { session } from '#core/contract/user/session.ts';
import { boot } from '#web/app/boot.tsx';
import { browserLocation } from '#web/app/navigation/browser-location.ts';
import { setSession } from '#web/platform/session/session-store.ts';
import { tokenBox } from '#web/platform/session/tokens.ts';
import { aUser } from '#web/platform/testing/a-user.ts';
import { loadPageAt } from './load-page-at.ts';
import { breakAnswer, callAt, faults, sampleAnswer, type Fault } from './testing/broken-answers.ts';
import { addressOf, builtPages, pageOfEachModule, putDocument } from './testing/built-pages.ts';

const { roots } = vi.hoisted(() => ({ roots: [] as Root[] }));
vi.mock(import('react-dom/client'), async (original) => {
  const client = await original();
  return {
    ...client,
    createRoot: (...provided) => {
      const root = client.createRoot(...provided);
      roots.push(root);
      return root;
    },
  };
});

const uncaught: string[] = [];
const onError = (event: ErrorEvent) => uncaught.push(event.message);
const onRejection = (reason: unknown) => uncaught.push(String(reason));

beforeEach(() => {
  uncaught.length = 0;
  setSession({ kind: 'unknown' });
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const name of ['replace', 'reload', 'assign'] as const)
    vi.spyOn(browserLocation, name).mockImplementation(() => undefined);
  window.addEventListener('error', onError);
  process.on('unhandledRejection', onRejection);
});
afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  window.removeEventListener('error', onError);
  process.off('unhandledRejection', onRejection);
  vi.restoreAllMocks();
});

const maxAnswers = 60;

/** A server whose answers have the fault, all but those that say who is signed in. */
function answerWith(fault: Fault, seed: number) {
  let left = maxAnswers;
  return (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    const call = callAt(url);
    if (!call) return Promise.reject(new Error(`no call at ${url}`));
    // A list that always has a next page would be loaded for ever.
    if ((left -= 1) < 0) return new Promise<Response>(() => undefined);
    const whole = sampleAnswer(call, seed);
    const data =
      call.endpoint.path === session.loginStatus.path
        ? { isLogin: true, userInfo: aUser() }
        : breakAnswer(whole, fault, seed);
    return Promise.resolve(Response.json({ code: '1', message: '', success: true, data }));
  };
}

const tokens = tokenBox(environments.dev);
/**
 * One page of each module, each with another fault than the next one. With REPEAT every page: ten rounds are all faults, for
 * members and guests.
 */
const pages = process.env['REPEAT'] ? builtPages : pageOfEachModule;
const rounds = Array.from({ length: Number(process.env['REPEAT'] ?? 1) }, (_, round) => round);

async function open(request: PageRequest, fault: Fault, seed: number, isMember: boolean): Promise<void> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answerWith(fault, seed));
  localStorage.clear();
  setSession({ kind: 'unknown' });
  if (isMember) tokens.apply({ kind: 'store', accessToken: 'a', refreshToken: 'r', tokenTime: Date.now() });
  putDocument(request, '');
  await act(() => boot(loadPageAt));
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
}

describe('answers without data, or with a field missing, null or of another type (I5)', () => {
  it.each(pages.map((request, at) => [addressOf(request), request, at] as const))(
    'leave %s with a heading and no uncaught error',
    async (_address, request, at) => {
      for (const round of rounds) {
        const fault = faults[(at + round) % faults.length] ?? 'none';
        const isMember = (at + round) % 2 === 0;
        await open(request, fault, 2026 + round, isMember);
        const played = `${fault}, seed ${2026 + round}, ${isMember ? 'member' : 'guest'}`;
        expect(uncaught, played).toEqual([]);
        expect(document.querySelector('#root h1'), played).not.toBeNull();
        act(() => roots.splice(0).forEach((root) => root.unmount()));
      }
    },
  );
});
