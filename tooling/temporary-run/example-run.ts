import { inTemporaryRun } from './in-temporary-run.ts';

/**
 * For the tests: the first command starts a process that ignores SIGTERM and one that looks like the embedded database (detached,
 * without our environment, working in the folder); the second prints a line.
 */
const first = `
  import { spawn } from 'node:child_process';
  const { TMPDIR: folder, PATH, EXAMPLE } = process.env;
  const start = (program, args, options) => spawn(program, args, { detached: true, stdio: 'ignore', ...options }).pid;
  const stubborn = start('sh', ['-c', 'trap "" TERM; exec sleep 600']);
  const database = start('sleep', ['600'], { argv0: 'postgres', cwd: folder, env: { PATH } });
  const pids = [process.pid, stubborn, database];
  console.log(JSON.stringify({ folder, pids }));
  if (EXAMPLE === 'ends') process.exit(3);
  setInterval(() => undefined, 1000);`;

await inTemporaryRun('example', async ({ command }) => {
  console.log('first ended with', await command(['node', '--input-type=module', '-e', first]));
  await command(['echo', 'second runs']);
});
