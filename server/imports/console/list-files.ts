import type { fileImports } from '#core/contract/console/operations/file-imports.ts';
import { fileImportKinds } from '#core/contract/console/operations/file-import-kinds.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../db/database.ts';
import { pageByTime } from '../../db/keyset-page.ts';

type Call = typeof fileImports.importedFiles;

/** Files that were sent for approval, the newest first. */
export async function importedFiles(db: Db, input: InputOf<Call>, now: Date): Promise<DataOf<Call>> {
  const files = () =>
    db.selectFrom('import_files as f').innerJoin('proposals as p', 'p.proposal_id', 'f.proposal_id');
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows: files()
        .innerJoin('operators as o', 'o.operator_id', 'f.made_by')
        .select(['f.file_id', 'f.kind', 'f.file_name', 'f.lines', 'f.made_by', 'f.made_at', 'o.name'])
        .select(['p.proposal_id', 'p.state', 'p.ends_at']),
      by: ['f.made_at', 'f.file_id'],
      keyOf: ({ made_at, file_id }) => [made_at, file_id],
      counted: () => files().select('f.file_id'),
    },
    input,
  );
  const rows = page.flatMap((row) => {
    const kind = fileImportKinds.find((each) => each === row.kind);
    if (!kind) return [];
    const isOver = row.state === 'waiting' && row.ends_at <= now;
    return [
      {
        fileId: row.file_id,
        kind,
        fileName: row.file_name,
        lines: row.lines,
        madeBy: { operatorId: row.made_by, name: row.name },
        madeAt: row.made_at.toISOString(),
        proposalId: row.proposal_id,
        state: isOver ? ('expired' as const) : row.state,
      },
    ];
  });
  return { rows, nextKey, count };
}
