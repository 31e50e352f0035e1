import { noExternalServices } from '#core/config/external-services.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import type { CallOptions } from '../../api/client.ts';
import { noHost } from '../../hosts/host-context.tsx';
import type { AppBridge, Host } from '../../hosts/host.ts';
import { storeOf } from '../../storage/storage.ts';
import { aUser } from '../../testing/a-user.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import type { SourceDependencies } from '../sign-in-source.ts';

export const aSignIn: SignedIn = { accessToken: 'access', refreshToken: 'refresh', userInfo: aUser() };
export const here = 'https://mall.example/content/super-market/order-list?a=1';

/** A host app with the given answers; everything else fails. */
export const anApp = (id: Host['id'], bridge: Partial<AppBridge>): Host => ({
  ...noHost,
  id,
  app: bridge as AppBridge,
});

/** Dependencies of a source: a server that accepts the given sign-in call, and the test's own parts. */
export function signInTools(
  endpoint: Endpoint | undefined,
  provided: Partial<SourceDependencies> = {},
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
  const tools: SourceDependencies = {
    arrival: { host: 'others', https: true },
    host: noHost,
    external: noExternalServices,
    origin: { registerChannel: 'C0013' },
    call: api.call,
    here,
    tab: storeOf('sessionStorage', 'TEST_'),
    spend(proof) {
      const fresh = !spent.includes(proof);
      if (fresh) spent.push(proof);
      return fresh;
    },
    ...provided,
  };
  return { tools, api, spent, sent };
}
