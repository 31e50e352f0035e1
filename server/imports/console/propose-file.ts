import type { fileImports } from '#core/contract/console/operations/file-imports.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { OperatorCall } from '../../http/operators/operator.ts';
import { newId } from '../../http/secrets.ts';
import { actorOf, proposeIn } from '../../services/operators/public.ts';
import type { ImportDeps } from '../import-kind.ts';
import { fileImport, judgeFile, linesOf } from './file-import-kind.ts';

type Call = typeof fileImports.importFile;
const maxShown = 100;

/** Judges a file. Without faults, and confirmed, it is kept sealed until an owner has decided. */
export async function proposeFile(
  deps: ImportDeps,
  { kind, csv, fileName, isConfirmed, reason }: InputOf<Call>,
  call: OperatorCall,
): Promise<DataOf<Call>> {
  const { db, clock, encryption } = deps;
  const now = clock.now();
  const { operatorId, name } = call.caller;
  return db.transaction().execute(async (tx) => {
    const judged = await judgeFile(tx, deps, { kind, csv }, { now, by: { operatorId, name } });
    const { faults, created, changed, unchanged, notes } = judged;
    const report = {
      faults: faults.slice(0, maxShown),
      moreFaults: Math.max(0, faults.length - maxShown),
      created,
      changed,
      unchanged,
      notes: [...notes],
      proposalId: null,
    };
    if (faults.length > 0 || !isConfirmed || created + changed === 0) return report;
    const fileId = newId();
    await tx
      .insertInto('import_files')
      .values({
        file_id: fileId,
        kind,
        file_name: fileName,
        content_sealed: encryption.goodsCodes.seal(csv),
        lines: linesOf(csv).length,
        proposal_id: null,
        made_by: operatorId,
        made_at: now,
      })
      .execute();
    const { proposalId } = await proposeIn(
      tx,
      fileImport(deps),
      { input: { fileId }, reason },
      actorOf(call),
      now,
    );
    await tx
      .updateTable('import_files')
      .set({ proposal_id: proposalId })
      .where('file_id', '=', fileId)
      .execute();
    return { ...report, proposalId };
  });
}
