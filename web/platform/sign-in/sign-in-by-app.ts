import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { signInWays } from './sign-in-ways.ts';
import { toolsOf, type SignInSetting } from './tools-of.ts';

/** Has the operator's app around the page sign its user in, and takes the app's word for it. Undefined: it knows nobody. */
export async function signInByApp(
  setting: Pick<SignInSetting, 'world' | 'host' | 'call' | 'signal'>,
): Promise<SignedIn | undefined> {
  await setting.host.app?.showLogin();
  const way = setting.host.id === 'national-app' ? 'operator-sso' : 'provincial-app';
  const outcome = await signInWays[way](toolsOf({ ...setting, search: '' }));
  return outcome.kind === 'signed-in' ? outcome.answer : undefined;
}
