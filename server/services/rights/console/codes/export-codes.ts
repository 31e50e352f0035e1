import { createHash, randomBytes } from 'node:crypto';
import { Encrypter } from 'age-encryption';
import { sql } from 'kysely';
import type { codeBatches } from '#core/contract/console/rights/rights.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { cardCodeFrom, printCardCode } from '#core/rules/rights/card-code.ts';
import type { Tx } from '../../../../db/database.ts';
import { isUniqueViolation } from '../../../../db/sql-state.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit, spendTotpCode } from '../../../operators/public.ts';
import { cardCodeHash } from '../../card-code/card-code-hash.ts';
import { codeAt } from '../../card-code/code-seed.ts';
import { codeFileMs } from './make-planned-codes.ts';

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'oldSecret' | 'encryption'>;
const exportedBefore = '这一批已经导出过，只能导出一次';

/** 160 bits, so the work of scrypt protects nothing: the least that readers accept without delay is enough. */
const newPassphrase = (): string =>
  [randomBytes(16), randomBytes(16)].map((bytes) => printCardCode(cardCodeFrom(bytes))).join('-');
const scryptWork = 12;

/**
 * Turns the codes of a batch into one encrypted file, once: the key of the row allows one export, and the seed that the codes follow from
 * is deleted with it. The passphrase is answered here alone.
 */
export async function exportCodeBatch(
  deps: ExportDeps,
  { batchId, totp, reason }: InputOf<typeof codeBatches.exportCodeBatch>,
  call: OperatorCall,
): Promise<DataOf<typeof codeBatches.exportCodeBatch>> {
  const { db, clock, encryption } = deps;
  const now = clock.now();
  const { operatorId } = call.caller;
  if (!(await spendTotpCode(db, encryption, { operatorId, code: totp }, now)))
    throw new Refusal('动态码不对，或已经用过');
  try {
    return await db.transaction().execute(async (tx) => {
      const { name, codes } = await exportableCodes(tx, deps, batchId);
      const passphrase = newPassphrase();
      const encrypter = new Encrypter();
      encrypter.setPassphrase(passphrase);
      encrypter.setScryptWorkFactor(scryptWork);
      const file = Buffer.from(await encrypter.encrypt(`${codes.map(printCardCode).join('\n')}\n`));
      const sha256 = createHash('sha256').update(file).digest('hex');
      await tx
        .insertInto('card_code_exports')
        .values({
          batch_id: batchId,
          exported_at: now,
          exported_by: operatorId,
          codes: codes.length,
          sha256,
          file,
        })
        .execute();
      await tx
        .updateTable('card_code_batches')
        .set({ seed_sealed: null })
        .where('batch_id', '=', batchId)
        .execute();
      await appendAudit(
        tx,
        actorOf(call),
        {
          act: '导出卡密',
          objectKind: 'code-batch',
          objectKey: batchId,
          objectName: name,
          changes: [{ field: '加密文件', before: '', after: `${codes.length} 个，SHA-256 ${sha256}` }],
          reason,
        },
        now,
      );
      return { passphrase, codes: codes.length, sha256 };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal(exportedBefore);
    throw error;
  }
}

/** The codes of a whole batch that was not exported, under a lock of the batch. */
async function exportableCodes(
  tx: Tx,
  { secret, oldSecret, encryption }: ExportDeps,
  batchId: string,
): Promise<{ readonly name: string; readonly codes: readonly string[] }> {
  const batch = await tx
    .selectFrom('card_code_batches')
    .select(['name', 'planned', 'made', 'walked', 'seed_sealed'])
    .where('batch_id', '=', batchId)
    .forUpdate()
    .executeTakeFirst();
  if (!batch) throw new NotFound('没有这批卡密');
  const { rows: found } = await sql`select from card_code_exports where batch_id = ${batchId}`.execute(tx);
  if (found.length > 0) throw new Refusal(exportedBefore);
  const { rows: stops } = await sql`select from card_code_stops where batch_id = ${batchId}`.execute(tx);
  if (stops.length > 0) throw new Refusal('这一批已停止，不能导出');
  if (batch.planned === 0) throw new Refusal('这一批不是在运营台制作的，没有可导出的卡密');
  if (batch.made < batch.planned || batch.seed_sealed === null)
    throw new Refusal(`还在制作，已完成 ${batch.made} / ${batch.planned}`);
  const seed = encryption.cardCodeSeeds.open(batch.seed_sealed);
  const rows = await tx
    .selectFrom('card_codes')
    .select('code_hash')
    .where('batch_id', '=', batchId)
    .execute();
  const stored = new Set(rows.map(({ code_hash }) => code_hash.toString('hex')));
  // The secret may have changed since they were made.
  const secrets = oldSecret === undefined ? [secret] : [secret, oldSecret];
  const codes = Array.from({ length: batch.walked }, (_, place) => codeAt(seed, place)).filter((code) =>
    secrets.some((each) => stored.has(cardCodeHash(each, code).toString('hex'))),
  );
  if (codes.length !== batch.made)
    throw new Error(`batch ${batchId} has ${batch.made} codes, its seed gives ${codes.length}`);
  return { name: batch.name, codes };
}

/** The encrypted file, for a day, for the operator who has its passphrase. */
export async function loadCodeFile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { batchId }: InputOf<typeof codeBatches.loadCodeFile>,
  call: OperatorCall,
): Promise<DataOf<typeof codeBatches.loadCodeFile>> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('card_code_exports as e')
      .innerJoin('card_code_batches as b', 'b.batch_id', 'e.batch_id')
      .select(['e.file', 'e.exported_by', 'e.sha256', 'b.name'])
      .where('e.batch_id', '=', batchId)
      .where('e.exported_at', '>', new Date(now.getTime() - codeFileMs))
      .executeTakeFirst();
    if (!row?.file) throw new NotFound('没有可下载的文件');
    if (row.exported_by !== call.caller.operatorId) throw new Refusal('只有导出的人可以下载');
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '下载卡密文件',
        objectKind: 'code-batch',
        objectKey: batchId,
        objectName: row.name,
        reason: `SHA-256 ${row.sha256}`,
      },
      now,
    );
    return { fileName: `card-codes-${batchId}.txt.age`, content: row.file.toString('base64') };
  });
}
