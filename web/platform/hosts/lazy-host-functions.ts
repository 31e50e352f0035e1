import { HostFailure } from './host-failure.ts';
import type { HostGround, HostParts } from './host-parts.ts';

type Ask = (...provided: readonly unknown[]) => Promise<unknown>;

/** A lazy proxy for host functions: the module is loaded with the first call. */
export function lazyHostFunctions(ground: HostGround): HostParts {
  let coming: Promise<HostParts> | undefined;
  const parts = (): Promise<HostParts> =>
    (coming ??= import('./host-parts.ts').then(
      ({ hostParts }) => hostParts(ground),
      () => {
        coming = undefined; // the next call retries the load
        throw new HostFailure('missing', 'host parts');
      },
    ));
  const late = <P extends keyof HostParts>(part: P): HostParts[P] => {
    const ask =
      (name: keyof HostParts[P]): Ask =>
      async (...provided) =>
        ((await parts())[part][name] as Ask)(...provided);
    // Every property is a function except `then`, so that the proxy is no thenable.
    return new Proxy({} as HostParts[P], {
      get: (_, name) => (name === 'then' ? undefined : ask(name as keyof HostParts[P])),
    });
  };
  return {
    chat: late('chat'),
    miniProgram: late('miniProgram'),
    app: late('app'),
    services: late('services'),
  };
}
