import { afterEach, expect, it, vi } from 'vitest';
import { lastRequestIds } from './last-request-ids.ts';

const timed = (id: string, initiatorType = 'fetch') => ({
  initiatorType,
  serverTiming: [{ name: 'request', description: id }],
});
const entries = (byType: Readonly<Record<string, readonly object[]>>): void =>
  void vi.stubGlobal('performance', { getEntriesByType: (type: string) => byType[type] ?? [] });
afterEach(() => vi.unstubAllGlobals());

it('an error report names the last four calls of its page, newest first, and the document', () => {
  entries({
    navigation: [timed('document', 'navigation')],
    resource: ['a', 'b', 'c', 'd', 'e'].flatMap((id) => [timed(id), timed(`script of ${id}`, 'script')]),
  });
  expect(lastRequestIds()).toEqual(['e', 'd', 'c', 'b', 'document']);
});

it('a browser that knows no server timing names none', () => {
  entries({ navigation: [{}], resource: [{ initiatorType: 'fetch' }] });
  expect(lastRequestIds()).toEqual([]);
});
