import { may } from '#core/rules/console/role-permissions.ts';
import { isDataError } from '../db/sql-state.ts';
import { Refusal } from '../http/refusal.ts';
import { appendAudit } from '../services/operators/public.ts';
import type { ImportDeps, ImportKind, JudgedFile } from './import-kind.ts';

export type ImportReport = Omit<JudgedFile, 'write'> & { readonly isWritten: boolean };

interface Asked {
  readonly kind: ImportKind;
  readonly csv: string;
  readonly fileName: string;
  /** The login name of the owner who imports; the audit log names the person. */
  readonly login: string;
  readonly isDryRun: boolean;
}

/** Judges a file and writes it, all of it or nothing, in one transaction. */
export async function importFile(deps: ImportDeps, asked: Asked): Promise<ImportReport> {
  const now = deps.clock.now();
  const { kind, csv, fileName, isDryRun } = asked;
  return deps.db.transaction().execute(async (tx) => {
    const by = await ownerNamed(tx, asked.login);
    const { write, ...judged } = await kind.judge({ tx, deps: { ...deps, db: tx }, now, by }, csv);
    const isWritten = judged.faults.length === 0 && !isDryRun && judged.created + judged.changed > 0;
    if (!isWritten) return { ...judged, isWritten };
    await write().catch((error: unknown) => {
      if (isDataError(error)) throw new Refusal(`${kind.title}没有写入：${(error as Error).message}`);
      throw error;
    });
    await appendAudit(
      tx,
      { ...by, network: '本机' },
      {
        act: `导入${kind.title}`,
        objectKind: 'import',
        objectKey: kind.name,
        objectName: fileName,
        changes: [{ field: kind.title, before: '', after: `新建 ${judged.created}，修改 ${judged.changed}` }],
      },
      now,
    );
    return { ...judged, isWritten };
  });
}

async function ownerNamed(tx: ImportDeps['db'], login: string) {
  const rows = await tx
    .selectFrom('operators as o')
    .innerJoin('operator_roles as r', 'r.operator_id', 'o.operator_id')
    .select(['o.operator_id', 'o.name', 'o.state', 'r.role'])
    .where('o.login_name', '=', login)
    .execute();
  const [owner] = rows;
  const roles = rows.map(({ role }) => role);
  if (!owner || owner.state === 'locked' || !may(roles, 'members.approve'))
    throw new Refusal(`没有登录名是 ${login} 的负责人：先用 npm run operator -- create-owner 创建`);
  return { operatorId: owner.operator_id, name: owner.name };
}
