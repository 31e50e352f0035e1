import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../../listen.ts';

export interface NatsServer {
  readonly url: string;
  /** kill -9; what it stored stays. */
  kill(): Promise<void>;
  /** After a kill, on the same port with what it stored. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** NATS of this machine; undefined where it is not installed. */
export const natsProgram = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'nats-server'))
  .find((file) => existsSync(file));

/** A NATS of its own with JetStream. */
export async function startNats(program: string): Promise<NatsServer> {
  const port = await freePort({ host: '127.0.0.1', port: 0 });
  const folder = mkdtempSync(join(tmpdir(), 'mall-nats-'));
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const options = ['--jetstream', '--store_dir', folder, '--addr', '127.0.0.1', '--port', String(port)];
    const started = spawn(program, options, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    server = started;
    for await (const text of started.stderr) if (String(text).includes('Server is ready')) break;
    started.stderr.resume();
  };
  const kill = async (): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    kill,
    start,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
