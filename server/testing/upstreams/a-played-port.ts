import { sandboxSecret } from '../../sandbox/upstreams/sandbox-secret.ts';
import { player, type Endpoint, type Exchange, type Line } from '../../upstreams/conformance/player.ts';
import type { Port } from '../../upstreams/conformance/ports.ts';
import { supplierSecret } from '../../upstreams/suppliers/supplier-secret.ts';
import type { TestServer } from '../test-server.ts';

export const playedSupplier = 'test';
export const playedMobile = '13800000000';
const day = '2026-01-31';
/** Noon of the day whose statements are asked for. */
export const playedAt = Date.parse(`${day}T12:00:00+08:00`);

export const portSecret = (server: TestServer, { sandbox }: Port): string => {
  const shared = sandboxSecret(server.config.secret, sandbox);
  return sandbox === 'suppliers' ? supplierSecret(shared, playedSupplier) : shared;
};
export const portUrl = (server: TestServer, { sandbox }: Port): string =>
  `${server.origin}/sandbox/upstreams/${sandbox}`;

export interface Played {
  readonly lines: readonly Line[];
  readonly exchanges: readonly Exchange[];
}

/** Plays the contract of a port against an endpoint. */
export async function playPort(
  port: Port,
  run: string,
  endpoint: Pick<Endpoint, 'url' | 'secret'> & Partial<Endpoint>,
): Promise<Played> {
  const exchanges: Exchange[] = [];
  const playing = player({
    timeoutMs: 10_000,
    mobile: playedMobile,
    name: playedSupplier,
    day,
    now: () => playedAt,
    onExchange: (exchange) => void exchanges.push(exchange),
    ...endpoint,
  });
  await port.play(playing, run);
  return { lines: playing.lines, exchanges };
}

/** The points that are not as agreed, as the command prints them. */
export const faultsOf = ({ lines }: Played): readonly string[] =>
  lines.flatMap(({ what, fault }) => (fault === undefined ? [] : [`${what}: ${fault}`]));
