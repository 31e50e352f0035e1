import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const stopWithParent = new URL('stop-with-parent.mjs', import.meta.url).href;

/** Runs Node on a file until it ends and answers with its exit code; it stops when we are told to stop, or when we are killed. */
export function runChild(node, args, options = {}) {
  const child = spawn(node, ['--import', stopWithParent, ...args], {
    ...options,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // A terminal tells the whole group of Ctrl-C and of its closing, so the child knows already.
  const passOn = (signal) => (process.stdin.isTTY && signal !== 'SIGTERM' ? undefined : child.kill(signal));
  for (const signal of signals) process.on(signal, passOn);
  const orphaned = watchNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  }).finally(() => {
    clearInterval(orphaned);
    for (const signal of signals) process.off(signal, passOn);
  });
}

/** Somebody who kills npm means us. */
function watchNpm(whenGone) {
  const npm = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  return setInterval(() => process.ppid !== npm && whenGone(), 250).unref();
}
