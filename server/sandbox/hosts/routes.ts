import type { hosts } from '#core/contract/sandbox/hosts.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { checkChatSignature, setHostUser, setPosition, setScript } from './host-settings.ts';
import { readHost } from './host-state.ts';
import { handOver, issueProof, oneTap, setNetwork } from './proofs.ts';

export const hostHandlers = (deps: Deps): Handlers<typeof hosts> => ({
  host: () => readHost(deps),
  setPosition: (where) => setPosition(deps, where),
  setHostUser: ({ mobile }) => setHostUser(deps, mobile),
  setScript: (input) => setScript(deps.db, input),
  checkChatSignature: (signed) => checkChatSignature(deps, signed),
  issueProof: (input) => issueProof(deps, input),
  setNetwork: ({ mobile }) => setNetwork(deps, mobile),
  oneTap: (input) => oneTap(deps, input),
  handOver: (input, { ip }) => handOver(deps, input, ip),
});
