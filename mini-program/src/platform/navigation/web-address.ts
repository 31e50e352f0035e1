import { sso } from '#core/contract/user/sso.ts';
import { buildLink } from '#core/rules/links/build-link.ts';
import { miniProgramTarget } from '#core/rules/links/mini-program-target.ts';
import { signInParams } from '#core/rules/session/arrival.ts';
import { withoutSignInParams } from '#core/rules/session/without-sign-in-params.ts';
import { callApi } from '../call.ts';
import { storedChannel } from '../tracking/channel.ts';
import { session } from '../session/session-store.ts';
import { appId, channel, environment, origin, projectId } from '../settings.ts';

/**
 * The address that the web view loads: with the channel and id of this program, the channel that the visitor came by unless the link
 * has its own, and for a member a one-time proof of the session.
 * Proofs that the address itself brought are removed, because another person may have sent it. Undefined for other sites.
 */
export async function webAddress(url: string): Promise<string | undefined> {
  const { kind } = miniProgramTarget(url, { origin, base: environment.base });
  if (kind === 'external' || kind === 'refused') return undefined;
  return buildLink(
    withoutSignInParams(url),
    {
      ...(!/[?&]channelId=/.test(url) && storedChannel()),
      envChannel: channel,
      appName: projectId,
      marketWXMAppId: appId,
      ...(await proof()),
    },
    Date.now(),
  );
}

async function proof(): Promise<Readonly<Record<string, string>>> {
  if (session.get().kind !== 'member') return {};
  const issued = await callApi(sso.handOverToken, { tokenChannel: channel }, { quiet: true }).catch(
    () => undefined,
  );
  return issued ? { [signInParams.tokenChannel]: channel, [signInParams.qyptTokenValue]: issued.token } : {};
}
