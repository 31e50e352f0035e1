import { endRun } from './end-run.ts';

/**
 * Ends a temporary run when standard input closes: the run's process closes it at its end, and the kernel does when it is killed.
 * Runs in a session of its own, so that a signal to the terminal's group does not stop the clean-up.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: watchdog.ts folder');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.once('close', () => void endRun(folder));
