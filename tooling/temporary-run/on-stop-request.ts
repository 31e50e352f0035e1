import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls back once, with the exit code to use, when a signal stops this process or when the npm that started it is gone.
 * Returns the function that ends listening.
 */
export function onStopRequest(stop: (exitCode: number) => void): () => void {
  let isStopping = false;
  const onSignal = (signal: (typeof signals)[number]): void => {
    if (isStopping) return;
    isStopping = true;
    stop(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.on(signal, onSignal);
  const parent = process.ppid;
  // npm does not pass SIGHUP on, and a killed npm passes nothing on.
  const npmWatch = process.env['npm_lifecycle_event']
    ? setInterval(() => process.ppid !== parent && onSignal('SIGTERM'), 250).unref()
    : undefined;
  return () => {
    clearInterval(npmWatch);
    for (const signal of signals) process.off(signal, onSignal);
  };
}
