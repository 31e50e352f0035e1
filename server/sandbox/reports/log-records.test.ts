import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reports } from '#core/contract/sandbox/reports.ts';
import { createLog } from '../../http/log.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { logRecords } from './log-records.ts';

const all = { level: 'debug', text: '', limit: 500 } as const;

describe('the end of the log', () => {
  it('keeps the newest five hundred lines, masked, and passes every line on', () => {
    const passed: string[] = [];
    const records = logRecords({ write: (record) => passed.push(record) });
    const log = createLog('debug', records);
    for (let at = 0; at < 600; at += 1) log.info({ at }, 'code for 13812345678 sent');
    const recent = records.recent(all);
    expect([passed.length, recent.length, recent[0]?.['at'], recent[499]?.['at']]).toEqual([
      600, 500, 599, 100,
    ]);
    expect(recent.every(({ msg }) => msg === 'code for 138****5678 sent')).toBe(true);
  });

  it('shows a line that masking left unreadable as it is', () => {
    const records = logRecords({ write: () => undefined });
    createLog('debug', records).info({ odd: 13812345678 }, 'hello');
    expect(records.recent(all)).toMatchObject([{ level: 30, msg: expect.stringContaining('138****5678') }]);
  });

  it('filters by level and text, up to the limit', () => {
    const records = logRecords({ write: () => undefined });
    const log = createLog('debug', records);
    log.debug('one');
    log.warn({ call: 'common.newCaptcha' }, 'two');
    log.error({ err: new Error('broken') }, 'three');
    const messages = (requested: Partial<Parameters<typeof records.recent>[0]>) =>
      records.recent({ ...all, ...requested }).map(({ msg }) => msg);
    expect([
      messages({}),
      messages({ level: 'warn' }),
      messages({ level: 'error' }),
      messages({ text: 'NEWcaptcha' }),
      messages({ limit: 1 }),
    ]).toEqual([['three', 'two', 'one'], ['three', 'two'], ['three'], ['two'], ['three']]);
  });
});

describe('the log in the workbench', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.stop());

  it('shows what the product logged', async () => {
    server.deps.log.warn({ mobile: '13812345678' }, 'something odd');
    const { records } = await server.sandbox(reports.log, { level: 'warn', text: 'odd', limit: 5 });
    expect(records).toMatchObject([
      { level: 40, msg: 'something odd', mobile: '138****5678', time: expect.stringMatching(/^20.*Z$/) },
    ]);
  });

  it.each(['level=loud', 'limit=0', 'limit=501', 'limit=x', `text=${'x'.repeat(101)}`])(
    '%s is 400 with a sentence',
    async (query) => {
      const response = await server.fetch(`/sandbox/api/log?${query}`);
      const field = query.split('=', 1)[0] ?? '';
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: expect.stringMatching(`^请检查 ${field}：.`) },
      ]);
    },
  );
});
