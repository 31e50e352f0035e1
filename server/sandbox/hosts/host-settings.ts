import { createHash } from 'node:crypto';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { hosts } from '#core/contract/sandbox/hosts.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { sameHash } from '../../http/secrets.ts';
import { writeNumber, writeState, type NumberState } from '../state.ts';
import { hostKeys, readHost } from './host-state.ts';

type Host = DataOf<typeof hosts.host>;
type Script = InputOf<typeof hosts.setScript>;

/** Where the phone is; without coordinates location is denied. */
export async function setPosition(
  deps: NumberState,
  where: InputOf<typeof hosts.setPosition>,
): Promise<Host> {
  await writeState(deps.db, hostKeys.position, 'longitude' in where ? JSON.stringify(where) : '');
  return readHost(deps);
}

/** The user of the emulated app; null: not signed in. */
export async function setHostUser(deps: NumberState, mobile: string | null): Promise<Host> {
  await writeNumber(deps, hostKeys.user, mobile);
  return readHost(deps);
}

export async function setScript(db: Db, { name, mode }: Script): Promise<Script> {
  await writeState(db, hostKeys.script(name), mode);
  return { name, mode };
}

/** Checks a page's SDK signature as the chat app does. */
export async function checkChatSignature(
  { chatApp }: Pick<Deps, 'chatApp'>,
  { timestamp, nonceStr, signature, url }: InputOf<typeof hosts.checkChatSignature>,
): Promise<{ valid: boolean }> {
  const ticket = await chatApp.ticket();
  if (ticket.kind !== 'ticket') return { valid: false };
  const made = createHash('sha1')
    .update(`jsapi_ticket=${ticket.ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`)
    .digest('hex');
  return { valid: sameHash(Buffer.from(made), Buffer.from(signature)) };
}
