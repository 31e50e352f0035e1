import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Process ids are reused: a lock older than this belongs to a process that has ended. */
const maxAgeMs = 20 * 60_000;

/** Runs the work in one process at a time: others print the message and wait until the lock file is gone or its process has ended. */
export async function withLock(lock, message, work) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let isPrinted = false; !acquire(lock); isPrinted = true) {
    if (!isPrinted) console.log(message);
    await sleep(200);
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function acquire(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isStale(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isStale(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    const age = Date.now() - statSync(lock).mtimeMs;
    return pid > 0 ? !isRunning(pid) || age > maxAgeMs : age > 5_000;
  } catch {
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
