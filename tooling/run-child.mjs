import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const stopWithParent = new URL('stop-with-parent.mjs', import.meta.url).href;

/** Runs Node on a file and answers with its exit code. The child gets our signals, and stops when we are killed. */
export function runChild(node, args, options = {}) {
  const child = spawn(node, ['--import', stopWithParent, ...args], {
    ...options,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // A terminal sends SIGINT and SIGHUP to the whole process group, so the child has them already.
  const forward = (signal) => (process.stdin.isTTY && signal !== 'SIGTERM' ? undefined : child.kill(signal));
  for (const signal of signals) process.on(signal, forward);
  const npmWatch = watchNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  }).finally(() => {
    clearInterval(npmWatch);
    for (const signal of signals) process.off(signal, forward);
  });
}

/** npm does not pass SIGHUP on, and a killed npm passes nothing on. */
function watchNpm(whenGone) {
  const npm = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  return setInterval(() => process.ppid !== npm && whenGone(), 250).unref();
}
