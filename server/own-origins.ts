import { devPorts } from '#core/site/dev-ports.ts';
import type { Config } from './config.ts';

/** The origins of our pages: the public one, otherwise where we listen; in development a port for each sub-project. */
export function ownOrigins(
  { publicOrigin, devAssets }: Pick<Config, 'publicOrigin' | 'devAssets'>,
  listening: string,
): readonly string[] {
  if (publicOrigin !== undefined) return [publicOrigin];
  return devAssets === undefined
    ? [listening]
    : Object.values(devPorts(Number(new URL(devAssets).port))).map((port) => `http://localhost:${port}`);
}
