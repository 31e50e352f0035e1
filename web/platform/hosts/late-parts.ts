import { HostFailure } from './host-failure.ts';
import type { HostGround, HostParts } from './host-parts.ts';

type Ask = (...given: readonly unknown[]) => Promise<unknown>;

/** The parts of a host before they are there: the program behind them comes with the first function that is called. */
export function lateParts(ground: HostGround): HostParts {
  let coming: Promise<HostParts> | undefined;
  const parts = (): Promise<HostParts> =>
    (coming ??= import('./host-parts.ts').then(
      ({ hostParts }) => hostParts(ground),
      () => {
        coming = undefined; // the network may be back for the next one
        throw new HostFailure('missing', 'host parts');
      },
    ));
  const late = <P extends keyof HostParts>(part: P): HostParts[P] => {
    const ask =
      (name: keyof HostParts[P]): Ask =>
      async (...given) =>
        ((await parts())[part][name] as Ask)(...given);
    // Every name is a function but the one by which a promise is known.
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
