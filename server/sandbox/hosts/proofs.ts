import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { hosts } from '#core/contract/sandbox/hosts.ts';
import { identityKind, type ProofKind } from '#core/contract/sandbox/hosts.shapes.ts';
import type { Deps } from '../../deps.ts';
import { isOneTapSign, spendHandOver } from '../../services/accounts/public.ts';
import { identityKinds } from '../../upstreams/identity/port.ts';
import { networkMobile, writeNumber, type NumberState } from '../state.ts';
import { chatCode, miniCode } from '../upstreams/chat-app.ts';
import { openIdOf } from './demo-people.ts';
import { issueProofs } from './issued-proofs.ts';

/** The workbench's state of the sign-in. */
export const proofState = async (state: NumberState) => ({
  network: (await networkMobile(state)) ?? null,
  ssoKinds: identityKind.options.map((kind) => ({ kind, call: identityKinds[kind] })),
});

/** A token that the call of its kind accepts once. */
export async function issueProof(
  deps: Deps,
  { kind, mobile }: InputOf<typeof hosts.issueProof>,
): Promise<DataOf<typeof hosts.issueProof>> {
  const [token = ''] = await issueProofs(deps, kind, [{ mobile, subject: subjectOf(kind, mobile) }]);
  return { token };
}

/** The ids of the chat app: one of its official account, another of the mini-program. */
function subjectOf(kind: ProofKind, mobile: string): string | null {
  if (kind === chatCode) return openIdOf(mobile);
  return kind === miniCode ? `mini-${openIdOf(mobile)}` : null;
}

/** Sets the number of the mobile network that every client is on; null: none. */
export async function setNetwork(deps: Deps, mobile: string | null) {
  await writeNumber(deps, 'network', mobile);
  return { network: mobile };
}

/** The server of the one-tap SDK: issues a token with our signature and on the operator's network only. */
export async function oneTap(
  deps: Deps,
  { sign, mobile: emulated }: InputOf<typeof hosts.oneTap>,
): Promise<DataOf<typeof hosts.oneTap>> {
  if (!isOneTapSign(deps.secret, sign, deps.clock.now()))
    return { code: '103119', message: '签名无效或已过期' };
  const mobile = emulated ?? (await networkMobile(deps));
  if (!mobile) return { code: '102101', message: '请打开移动数据网络后重试' };
  const [token = ''] = await issueProofs(deps, 'one-tap', [{ mobile, subject: null }]);
  return { code: '103000', token, userInformation: 'sandbox' };
}

/** What a system does that a page handed a subscriber over to. */
export const handOver = async (
  deps: Deps,
  { token, channel }: InputOf<typeof hosts.handOver>,
  ip: string,
): Promise<DataOf<typeof hosts.handOver>> => ({
  mobile: (await spendHandOver(deps, token, channel, ip))?.mobile ?? null,
});
