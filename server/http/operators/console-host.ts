import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Whether the console is served under the host of this request. Scripts of mall pages share everything with their origin, so the
 * console has one of its own (CONSOLE_ORIGIN); without the setting it exists in the sandbox alone.
 */
export const isConsoleHost = (
  { consoleOrigin, sandbox }: Pick<Config, 'consoleOrigin' | 'sandbox'>,
  { host }: Pick<FastifyRequest, 'host'>,
): boolean => (consoleOrigin === undefined ? sandbox : new URL(consoleOrigin).host === host);
