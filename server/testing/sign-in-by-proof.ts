import { createHash } from 'node:crypto';
import type { Envelope } from '#core/contract/envelope.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { sso } from '#core/contract/user/sso.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import type { ProofKind } from '#core/contract/sandbox/hosts.shapes.ts';
import type { IdentityKind } from '../upstreams/identity/port.ts';
import type { TestServer } from './test-server.ts';

export type SignInByProof = (server: TestServer, proof: string) => Promise<Envelope<SignedIn>>;

/** The sign-in call of each proof kind. */
export const signInByProof: Readonly<Record<IdentityKind, SignInByProof>> = {
  'easy-choice': (server, token) => server.call(sso.easyChoiceLogin, {}, { headers: { 'SSO-Token': token } }),
  'partner-mobile': (server, culMobile) => server.call(sso.partnerMobileLogin, { culMobile }),
  operator: (server, token) =>
    server.call(
      sso.operatorLogin,
      { registerChannel: 'APP' },
      { headers: { 'SSO-Token': token, 'SSO-Channel': 'APP' } },
    ),
  'unified-platform': (server, qyptTokenValue) =>
    server.call(sso.platformLogin, { tokenChannel: 'AIASSISTANT', qyptTokenValue }),
  'rights-platform': (server, qyptTokenValue) =>
    server.call(sso.platformLogin, { tokenChannel: 'QYPT', qyptTokenValue }),
  'provincial-app': (server, cmToken) => server.call(sso.provincialAppLogin, { cmToken }),
  'video-a': (server, token) => server.call(sso.videoALogin, { token }),
  'video-b': (server, token) => server.call(sso.videoBLogin, { token }),
  'middle-platform': (server, token) => server.call(sso.middlePlatformLogin, { token }),
  mall: (server, token) => server.call(sso.mallLogin, {}, { headers: { 'SSO-Token': token } }),
  'mobile-network': (server, token) => server.call(sso.mobileNetworkLogin, { token }),
  'one-tap': (server, jtToken) => server.call(sso.oneTapLogin, { jtToken, jtUserInformation: 'phone' }),
};

/** The `state` for the chat app: the hash of a secret kept in the tab. */
export const stateFor = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** An issued proof, valid once within five minutes. */
export const aProof = async (server: TestServer, kind: ProofKind, mobile: string): Promise<string> =>
  (await server.sandbox(hosts.issueProof, { kind, mobile })).token;
