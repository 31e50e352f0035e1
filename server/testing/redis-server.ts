import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from '../listen.ts';

export interface RedisServer {
  readonly url: string;
  /** It takes connections and answers nothing. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Redis of this machine; undefined where it is not installed. */
export const redisProgram = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  .flatMap((folder) => [join(folder, 'redis-server'), join(folder, 'valkey-server')])
  .find((file) => existsSync(file));

/** A Redis of its own that stores nothing. */
export async function startRedis(program: string): Promise<RedisServer> {
  const port = await freePort({ host: '127.0.0.1', port: 0 });
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, settings, { cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'close');
  for await (const text of server.stdout) if (String(text).includes('Ready to accept connections')) break;
  server.stdout.resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async stop() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
