import { withPrefix } from '../endpoint.ts';
import type { hostShapes } from './hosts.shapes.ts';
import { ask, change, read, sandboxPrefix } from './rows.ts';

/** The emulated host apps: their user, position and scripts, and the proofs that they issue. */
export const hosts = withPrefix<typeof hostShapes, 'sandbox'>(sandboxPrefix)({
  host: read('/host'),
  setPosition: change('/position'),
  setHostUser: change('/host-user'),
  setScript: change('/script'),
  checkChatSignature: ask('/chat-signature'),
  issueProof: change('/sso-token'),
  setNetwork: change('/network'),
  oneTap: change('/one-tap'),
  handOver: change('/hand-over'),
});
