import { z } from 'zod';
import { fileImportKinds, type FileImportKind } from '#core/contract/console/operations/file-import-kinds.ts';
import { csvRows } from '#core/rules/console/goods/csv-rows.ts';
import { consoleKinds } from '#core/rules/imports/console-kinds.ts';
import { isDataError } from '../../db/sql-state.ts';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { idOf } from '../../http/secrets.ts';
import type { ProposalKind } from '../../services/operators/public.ts';
import type { ImportContext, ImportDeps, JudgedFile } from '../import-kind.ts';
import { importKinds } from '../import-kinds.ts';

const input = z.object({ fileId: z.string() });
const shownLines = 20;

/** Judges a file by the rules of its kind, in the name of who sent it. */
export function judgeFile(
  tx: Tx,
  deps: ImportDeps,
  { kind, csv }: { readonly kind: FileImportKind; readonly csv: string },
  { now, by }: Pick<ImportContext, 'now' | 'by'>,
): Promise<JudgedFile> {
  const known = importKinds.find(({ name }) => name === kind);
  if (!known) throw new Error(`there is no import of ${kind}`);
  return known.judge({ tx, deps: { ...deps, db: tx }, now, by }, csv);
}

/** What each line is about: its first two cells, mostly a number and a name. */
export const linesOf = (csv: string): readonly string[] =>
  csvRows(csv)
    .slice(1)
    .map(({ cells }) => cells.slice(0, 2).filter(Boolean).join('，'));

async function lockedFile(tx: Tx, { encryption }: ImportDeps, fileId: string) {
  const row = await tx
    .selectFrom('import_files as f')
    .innerJoin('operators as o', 'o.operator_id', 'f.made_by')
    .select(['f.kind', 'f.file_name', 'f.content_sealed', 'f.made_by', 'o.name'])
    .where('f.file_id', '=', fileId)
    .forUpdate('f')
    .executeTakeFirst();
  const kind = fileImportKinds.find((each) => each === row?.kind);
  if (!row?.content_sealed || !kind) throw new Refusal('文件已不在，请重新导入');
  return {
    kind,
    fileName: row.file_name,
    csv: encryption.goodsCodes.open(row.content_sealed),
    by: { operatorId: row.made_by, name: row.name },
  };
}

async function readFile(tx: Tx, deps: ImportDeps, fileId: string, now: Date) {
  const file = await lockedFile(tx, deps, fileId);
  const judged = await judgeFile(tx, deps, file, { now, by: file.by });
  const [fault] = judged.faults;
  if (fault) throw new Refusal(`第 ${fault.line} 行：${fault.fault}；${fault.cure}`);
  return { file, judged };
}

/** A file of the mall's rows. It is judged again when an owner agrees, and written as a whole or not at all. */
export const fileImport = (deps: ImportDeps): ProposalKind<z.output<typeof input>> => ({
  kind: 'import.file',
  act: '导入文件',
  objectKind: 'import',
  approve: 'imports.approve',
  input,
  needsTotp: () => true,
  async dryRun(tx, { fileId }, now) {
    const { file, judged } = await readFile(tx, deps, fileId, now);
    const { title, isSecret } = consoleKinds[file.kind];
    const { created, changed, unchanged, notes } = judged;
    const lines = linesOf(file.csv);
    return {
      target: fileId,
      targetName: `${title}（${file.fileName}）`,
      baseVersion: idOf(file.csv, `${created} ${changed} ${unchanged}`),
      changes:
        created + changed === 0
          ? []
          : [{ field: title, before: '', after: `新建 ${created}，修改 ${changed}，不变 ${unchanged}` }],
      effects: [
        `${lines.length} 行，全部写入或都不写`,
        ...notes,
        ...(isSecret ? ['内容加密存放，审批时也不显示'] : shown(lines)),
      ],
      costFen: null,
    };
  },
  async apply(tx, { fileId }, { now }) {
    const { file, judged } = await readFile(tx, deps, fileId, now);
    await judged.write().catch((error: unknown) => {
      if (isDataError(error)) throw new Refusal(`${file.fileName}没有写入：${(error as Error).message}`);
      throw error;
    });
    await tx
      .updateTable('import_files')
      .set({ content_sealed: null })
      .where('file_id', '=', fileId)
      .execute();
  },
});

const shown = (lines: readonly string[]): readonly string[] => [
  ...lines.slice(0, shownLines),
  ...(lines.length > shownLines ? [`还有 ${lines.length - shownLines} 行`] : []),
];
