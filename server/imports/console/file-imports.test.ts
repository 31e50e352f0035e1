import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileImportKinds, type FileImportKind } from '#core/contract/console/operations/file-import-kinds.ts';
import { fileImports } from '#core/contract/console/operations/file-imports.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { consoleKinds } from '#core/rules/imports/console-kinds.ts';
import { seedProduction } from '../../seed/seed-production.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { runImportCommand } from '../import-command.ts';
import { importKinds } from '../import-kinds.ts';

let server: TestServer;
let editor: TestOperator;
let owner: TestOperator;
const examples = join(import.meta.dirname, '../../../docs/imports');
const example = (kind: string): string => readFileSync(join(examples, `${kind}.csv`), 'utf8');
beforeAll(async () => {
  server = await testServer();
  await seedProduction(server.db, { now: server.now(), base: server.base });
  editor = await anOperator(server, { roles: ['activities'] });
  owner = await anOperator(server, { roles: ['owner'] });
});
afterAll(() => server.stop());

const send = (kind: FileImportKind, csv: string, isConfirmed = false, by = editor) =>
  consoleData(
    server,
    fileImports.importFile,
    { kind, csv, fileName: `${kind}.csv`, reason: '开业数据', isConfirmed },
    by,
  );
/** Another owner each time: a code of an authenticator is good for one approval. */
const agree = async (proposalId: string | null, by?: TestOperator) => {
  const second = by ?? (await anOperator(server, { roles: ['owner'] }));
  return callConsole(
    server,
    proposals.approveProposal,
    { proposalId: proposalId ?? '', totp: codeOf(server, second) },
    second,
  );
};
const countOf = async (
  table: 'products' | 'shops' | 'sku_codes' | 'floors' | 'card_codes' | 'product_plans',
) =>
  Number(
    (
      await server.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  );

it('takes every kind of file that the command takes, goods apart, under the same names', () => {
  const ofCommand = importKinds
    .filter(({ name }) => name !== 'goods')
    .map(({ name, title }) => `${name} ${title}`);
  const ofConsole = fileImportKinds.map((kind) => `${kind} ${consoleKinds[kind].title}`);
  expect(ofConsole.toSorted()).toEqual(ofCommand.toSorted());
});

it('a wrong line is named, and neither it nor a right one is written or proposed', async () => {
  const csv = example('shops').replace(/\n([^,\n]+),/, '\n$1 不对,');
  const report = await send('shops', csv, true);
  expect(report).toMatchObject({ proposalId: null });
  expect(report.faults[0]).toMatchObject({ line: 2 });
  expect(await countOf('shops')).toBe(0);
});

it('a checked file writes nothing, a sent one waits, and an agreed one is in the tables', async () => {
  const checked = await send('shops', example('shops'));
  expect(checked).toMatchObject({ faults: [], proposalId: null });
  expect(checked.created).toBeGreaterThan(0);
  const sent = await send('shops', example('shops'), true);
  expect(await countOf('shops')).toBe(0);
  const shown = await consoleData(server, proposals.proposal, { proposalId: sent.proposalId ?? '' }, owner);
  expect(shown).toMatchObject({ act: '导入文件', needsTotp: true, mayDecide: true });
  expect(shown.effects.join('\n')).toContain('coffee-nj-001，街角咖啡（新街口店）');
  expect((await agree(sent.proposalId)).message).toBe('');
  expect(await countOf('shops')).toBe(sent.created);
  const { rows } = await consoleData(server, fileImports.importedFiles, {}, editor);
  expect(rows[0]).toMatchObject({ kind: 'shops', state: 'approved', madeBy: { name: editor.name } });
  const kept = await server.db.selectFrom('import_files').select('content_sealed').execute();
  expect(kept).toEqual([{ content_sealed: null }]);
});

it('products, plans, codes, floors and cards come in their order, each by two persons', async () => {
  for (const kind of fileImportKinds.filter((each) => each !== 'shops')) {
    if (kind === 'codes') await importGoods();
    const csv = example(kind);
    const sent = await send(kind, csv, true);
    expect([kind, sent.faults]).toEqual([kind, []]);
    expect([kind, (await agree(sent.proposalId)).message]).toEqual([kind, '']);
    const again = await send(kind, csv, true);
    expect([kind, again.created + again.changed, again.proposalId]).toEqual([kind, 0, null]);
  }
  for (const table of ['products', 'product_plans', 'sku_codes', 'card_codes'] as const)
    expect([table, await countOf(table)]).not.toEqual([table, 0]);
});

it('codes are shown to nobody and stored sealed', async () => {
  const csv = example('codes').replaceAll(/(\n[^,]+,)([^,\n]+)/g, '$1NEW-$2');
  const { proposalId } = await send('codes', csv, true);
  const shown = await consoleData(server, proposals.proposal, { proposalId: proposalId ?? '' }, owner);
  expect(JSON.stringify(shown)).not.toContain('NEW-');
  const stored = await server.db
    .selectFrom('import_files')
    .select('content_sealed')
    .where('proposal_id', '=', proposalId)
    .executeTakeFirstOrThrow();
  expect(stored.content_sealed).not.toContain('NEW-');
});

it('a file whose rows came in meanwhile is not written again', async () => {
  const csv = example('shops').replaceAll(/\n([^,\n]+),/g, '\n$1-2,');
  const [first, second] = [await send('shops', csv, true), await send('shops', csv, true)];
  expect((await agree(first.proposalId)).message).toBe('');
  expect((await agree(second.proposalId)).message).toBe('对象已变化，请重新提交');
});

it('who may not propose sends no file, and nobody agrees to their own', async () => {
  const service = await anOperator(server, { roles: ['service'] });
  const input = { kind: 'shops' as const, csv: example('shops'), fileName: 'a.csv', reason: '开业数据' };
  expect((await callConsole(server, fileImports.importFile, input, service)).success).toBe(false);
  const csv = example('shops').replaceAll(/\n([^,\n]+),/g, '\n$1-3,');
  const { proposalId } = await send('shops', csv, true, owner);
  expect((await agree(proposalId, owner)).message).toBe('不能审批自己的申请，请另一位成员处理');
});

async function importGoods(): Promise<void> {
  const { isDone, text } = await runImportCommand(server.deps, [
    join(examples, 'goods.csv'),
    '--as',
    owner.loginName,
  ]);
  expect([isDone, text]).toEqual([true, expect.anything()]);
}
