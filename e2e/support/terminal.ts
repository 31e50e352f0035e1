import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';
import { promisify } from 'node:util';
import { node24 } from '#tooling/node24.mjs';
import { eventually } from '#server/testing/eventually.ts';

export interface Terminal {
  /** Runs a command; `npm start` goes on beside the others, in the place of a server that it started before. */
  run(command: string): Promise<void>;
  stopServer(): Promise<void>;
  /** What the server has printed since its start. */
  output(): string;
  /** What the last command printed. */
  said(): string;
}

/** A terminal on the server's machine: nothing but the files of the folder, Node, npm and the tools of the database. */
export function terminal(cwd: string, toolsOfDatabase: string | undefined): Terminal {
  const { PATH = '', HOME, TMPDIR } = process.env;
  const folders = [dirname(node24()), toolsOfDatabase, PATH].filter((each) => each !== undefined);
  const options = { cwd, env: { PATH: folders.join(delimiter), HOME, TMPDIR } };
  let server: ChildProcess | undefined;
  let [printed, said] = ['', ''];

  async function stopServer(): Promise<void> {
    if (server?.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'close');
    process.kill(-server.pid, 'SIGTERM'); // npm and what it runs
    await ended;
  }
  async function startServer(command: string): Promise<void> {
    await stopServer();
    printed = '';
    const started = spawn('sh', ['-c', `exec ${command}`], {
      ...options,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    server = started;
    await eventually(async () => started.exitCode !== null || /^Ready at /m.test(printed), Boolean, 60_000);
    if (started.exitCode !== null) throw new Error(`${command} ended:\n${printed}`);
  }
  return {
    stopServer,
    output: () => printed,
    said: () => said,
    async run(command) {
      if (command === 'npm start') return startServer(command);
      const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command], options);
      said = stdout + stderr;
    },
  };
}
