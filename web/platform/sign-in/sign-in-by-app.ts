import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { signInSources } from './sign-in-sources.ts';
import { sourceDependencies, type SignInInput } from './source-dependencies.ts';

/** Asks the operator's host app to sign its user in. Undefined: no user is signed in to the app. */
export async function signInByApp(
  setting: Pick<SignInInput, 'site' | 'host' | 'call' | 'signal'>,
): Promise<SignedIn | undefined> {
  await setting.host.app?.showLogin();
  const way = setting.host.id === 'national-app' ? 'operator-sso' : 'provincial-app';
  const outcome = await signInSources[way](sourceDependencies({ ...setting, search: '' }));
  return outcome.kind === 'signed-in' ? outcome.answer : undefined;
}
