import { nothingOutside } from '#core/config/outside.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import type { CallOptions } from '../../api/client.ts';
import { noHost } from '../../hosts/host-context.tsx';
import type { AppBridge, Host } from '../../hosts/host.ts';
import { storeOf } from '../../storage/storage.ts';
import { aUser } from '../../testing/a-user.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import type { SignInTools } from '../sign-in-way.ts';

export const aSignIn: SignedIn = { accessToken: 'access', refreshToken: 'refresh', userInfo: aUser() };
export const here = 'https://mall.example/content/super-market/order-list?a=1';

/** An app around the page that answers as it is told, and fails at everything else. */
export const anApp = (id: Host['id'], bridge: Partial<AppBridge>): Host => ({
  ...noHost,
  id,
  app: bridge as AppBridge,
});

/** What a source gets: a server that signs everybody in at the call named, and whatever the test brings along. */
export function signInTools(
  endpoint: Endpoint | undefined,
  given: Partial<SignInTools> = {},
  api: FakeApi = fakeApi(),
) {
  const spent: string[] = [];
  const sent: CallOptions[] = [];
  if (endpoint) {
    api.answer(endpoint, (_input, options) => {
      sent.push(options);
      return aSignIn;
    });
  }
  const tools: SignInTools = {
    arrival: { host: 'others', https: true },
    host: noHost,
    outside: nothingOutside,
    origin: { registerChannel: 'C0013' },
    call: api.call,
    here,
    tab: storeOf('sessionStorage', 'TEST_'),
    spend(proof) {
      const fresh = !spent.includes(proof);
      if (fresh) spent.push(proof);
      return fresh;
    },
    ...given,
  };
  return { tools, api, spent, sent };
}
