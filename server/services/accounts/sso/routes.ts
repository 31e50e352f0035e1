import type { sso } from '#core/contract/user/sso.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { miniProgramChannel } from '#core/rules/hosts/host-codes.ts';
import type { Deps } from '../../../deps.ts';
import type { Call, Handlers } from '../../../http/call.ts';
import type { IdentityKind } from '../../../upstreams/identity/port.ts';
import { newHandOver } from './hand-over.ts';
import { signInByHandOver } from './sign-in-by-hand-over.ts';
import { signInByNetwork } from './sign-in-by-network.ts';
import { signInWithProof, type ProofLogin } from './sign-in-with-proof.ts';

/** The token channel of the unified platform (§4); every other one is a rights platform's. */
const unifiedChannel = 'AIASSISTANT';

export const ssoRoutes = (deps: Deps): Handlers<typeof sso> => {
  /** Proofs of this kind come in the SSO-Token header, or in the body where a page cannot set headers. */
  const byToken =
    (kind: IdentityKind) =>
    (login: ProofLogin & { readonly token?: string | undefined }, call: Call): Promise<SignedIn> =>
      signInWithProof(deps, kind, login.token ?? call.ssoToken, login, call);
  return {
    operatorLogin: byToken('operator'),
    videoALogin: byToken('video-a'),
    videoBLogin: byToken('video-b'),
    easyChoiceLogin: byToken('easy-choice'),
    middlePlatformLogin: byToken('middle-platform'),
    mallLogin: byToken('mall'),
    mobileNetworkLogin: (login, call) => signInByNetwork(deps, login.token ?? call.ssoToken, login, call),
    oneTapLogin: ({ jtToken, jtUserInformation, ...login }, call) =>
      signInWithProof(deps, 'one-tap', jtToken, { ...login, information: jtUserInformation }, call),
    provincialAppLogin: ({ cmToken, ...login }, call) =>
      signInWithProof(deps, 'provincial-app', cmToken, login, call),
    partnerMobileLogin: ({ culMobile, ...login }, call) =>
      signInWithProof(deps, 'partner-mobile', culMobile, login, call),
    platformLogin: ({ tokenChannel, qyptTokenValue, ...login }, call) =>
      tokenChannel === miniProgramChannel
        ? signInByHandOver(deps, { tokenChannel, qyptTokenValue }, call)
        : signInWithProof(
            deps,
            tokenChannel === unifiedChannel ? 'unified-platform' : 'rights-platform',
            qyptTokenValue,
            { ...login, channel: tokenChannel },
            call,
          ),
    handOverToken: ({ tokenChannel }, { caller }) => newHandOver(deps, caller, tokenChannel),
  };
};
