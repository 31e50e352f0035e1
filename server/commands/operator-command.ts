import { parseArgs } from 'node:util';
import { loginName } from '#core/contract/console/fields.shapes.ts';
import type { Clock } from '../clock.ts';
import { done, failed, type CommandResult } from './command-result.ts';
import type { Encryption } from '../crypto/encryption.ts';
import type { Db, Tx } from '../db/database.ts';
import { newId } from '../http/secrets.ts';
import { appendAudit } from '../services/operators/audit/append-audit.ts';
import { invitationLink, issueInvitation } from '../services/operators/session/invitations.ts';
import { endSessions } from '../services/operators/session/start-session.ts';

interface CommandDeps {
  readonly db: Db;
  readonly encryption: Encryption;
  readonly clock: Clock;
  readonly consoleAddress: string;
}

const usage = `用法：
  npm run operator -- create-owner --name 王敏 --login wang.min   第一位负责人
  npm run operator -- recover-owner --login wang.min              负责人丢失身份验证器时`;
const onMachine = { operatorId: null, name: null, network: '本机' };

/** Commands on the server's machine: no call over HTTP makes an owner. */
export async function runOperatorCommand(deps: CommandDeps, args: readonly string[]): Promise<CommandResult> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { name: { type: 'string' }, login: { type: 'string' } },
  });
  const [command] = positionals;
  const login = values.login ?? '';
  if (!loginName.safeParse(login).success)
    return failed(`--login 要由小写字母、数字、点或横线组成，2到32位\n${usage}`);
  if (command === 'create-owner')
    return values.name ? createOwner(deps, { name: values.name, login }) : failed(usage);
  return command === 'recover-owner' ? recoverOwner(deps, login) : failed(usage);
}

const ownerOf = (tx: Tx, login?: string) => {
  const owners = tx
    .selectFrom('operators as o')
    .innerJoin('operator_roles as r', 'r.operator_id', 'o.operator_id')
    .select(['o.operator_id', 'o.name', 'o.login_name'])
    .where('r.role', '=', 'owner');
  return (login === undefined ? owners : owners.where('o.login_name', '=', login)).executeTakeFirst();
};

const createOwner = (
  deps: CommandDeps,
  { name, login }: { readonly name: string; readonly login: string },
): Promise<CommandResult> =>
  deps.db.transaction().execute(async (tx) => {
    // Two commands at once make one owner.
    await tx.selectFrom('audit_head').select('audit_id').forUpdate().execute();
    const known = await ownerOf(tx);
    if (known)
      return failed(`已有负责人 ${known.name}（${known.login_name}）；丢失身份验证器时用 recover-owner`);
    const operatorId = newId();
    const now = deps.clock.now();
    await tx
      .insertInto('operators')
      .values({
        operator_id: operatorId,
        login_name: login,
        name,
        state: 'invited',
        password_hash: null,
        totp_sealed: null,
        locked_until: null,
        created_at: now,
        last_seen_at: null,
      })
      .execute();
    await tx.insertInto('operator_roles').values({ operator_id: operatorId, role: 'owner' }).execute();
    return withLink(deps, tx, { operatorId, name, act: '创建负责人' });
  });

const recoverOwner = (deps: CommandDeps, login: string): Promise<CommandResult> =>
  deps.db.transaction().execute(async (tx) => {
    const owner = await ownerOf(tx, login);
    if (!owner) return failed(`没有登录名是 ${login} 的负责人`);
    const { operator_id: operatorId, name } = owner;
    await tx
      .updateTable('operators')
      .set({ state: 'invited', password_hash: null, totp_sealed: null, failures: 0, locked_until: null })
      .where('operator_id', '=', operatorId)
      .execute();
    await tx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
    await endSessions(tx, operatorId, deps.clock.now());
    return withLink(deps, tx, { operatorId, name, act: '恢复负责人' });
  });

async function withLink(
  { encryption, clock, consoleAddress }: CommandDeps,
  tx: Tx,
  { operatorId, name, act }: { readonly operatorId: string; readonly name: string; readonly act: string },
): Promise<CommandResult> {
  const now = clock.now();
  const { token } = await issueInvitation(tx, encryption, operatorId, now);
  await appendAudit(
    tx,
    onMachine,
    { act, objectKind: 'operator', objectKey: operatorId, objectName: name },
    now,
  );
  return done(
    `${name}请在15分钟内打开这个链接，设置密码和身份验证器（只能用一次）：\n${invitationLink(consoleAddress, token)}`,
  );
}
