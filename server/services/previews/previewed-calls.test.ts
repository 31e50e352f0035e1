import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#core/contract/all-calls.ts';
import { content } from '#core/contract/console/content.ts';
import { previews } from '#core/contract/console/previews.ts';
import { home } from '#core/contract/goods/home.ts';
import { changedTables, everyRow, settledRows } from '../../testing/databases/every-row.ts';
import { validInput } from '../../testing/generated-input.ts';
import { anOperator, consoleData } from '../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

const regionCode = 'SUPER_MARKET_HOME';
let server: TestServer;
/** A page with a draft of its floors, as a member sees it. */
let inPreview: { readonly headers: { readonly 'preview-token': string } };
beforeAll(async () => {
  server = await testServer({ demo: true });
  const editor = await anOperator(server, { roles: ['content'] });
  const ref = { kind: 'floors', key: regionCode } as const;
  const { live } = await consoleData(server, content.contentEntity, ref, editor);
  const document = { items: live.items.slice(1) };
  const draft = { ...ref, document, note: '少一层' };
  const { revisionId } = await consoleData(server, content.saveDraft, draft, editor);
  const { token } = await consoleData(
    server,
    previews.previewToken,
    { revisionIds: [revisionId], level: 2, areaNum: '320500', brand: '1', host: 'others', at: null },
    editor,
  );
  inPreview = { headers: { 'preview-token': token } };
});
afterAll(() => server.stop());

const inputOf = (call: (typeof allCalls)[number]) =>
  fc.sample(validInput(call), { numRuns: 1, seed: 1 })[0] ?? {};

describe('every call of the contract in a preview', () => {
  const changing = allCalls.filter(({ endpoint }) => endpoint.writes || endpoint.quiet);
  const reading = allCalls.filter(({ endpoint }) => !endpoint.writes && !endpoint.quiet);

  it('that writes, beacons and logs included, is refused and changes nothing', async () => {
    const before = await settledRows(server.db);
    const answers = [];
    for (const call of changing) {
      const { envelope } = await server.send(call.endpoint, inputOf(call), inPreview);
      answers.push([call.id, envelope.code, envelope.message]);
    }
    expect(answers).toEqual(changing.map(({ id }) => [id, '-1', '预览里不能操作']));
    expect(changing.length).toBeGreaterThan(80);
    expect(changedTables(before, await everyRow(server.db))).toEqual([]);
  });

  it('that reads is answered and changes nothing', async () => {
    const before = await settledRows(server.db);
    const broken = [];
    for (const call of reading) {
      const { envelope } = await server.send(call.endpoint, inputOf(call), inPreview);
      if (!['0', '1', '-4'].includes(envelope.code)) broken.push([call.id, envelope.code, envelope.message]);
    }
    expect(broken).toEqual([]);
    expect(changedTables(before, await everyRow(server.db))).toEqual([]);
  });

  it('leaves connections and figures as they were', async () => {
    const counted = async () =>
      (await (await server.fetch('/metrics')).text()).match(/regionFloors.*/g) ?? [];
    const before = await counted();
    await Promise.all(
      Array.from({ length: 60 }, () => server.call(home.regionFloors, { regionCode }, inPreview)),
    );
    expect(await counted()).toEqual(before);
    expect((await server.call(home.regionFloors, { regionCode })).success).toBe(true);
  });
});
