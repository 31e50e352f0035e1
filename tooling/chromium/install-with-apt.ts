import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const canUseApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a system package; updates the package lists only when the first attempt fails. */
export function installWithApt(name: string): boolean {
  console.log(`Installing ${name} with the system's package manager …`);
  return (
    apt('install', '-y', '--no-install-recommends', name) ||
    (apt('update') && apt('install', '-y', '--no-install-recommends', name))
  );
}

const apt = (...args: readonly string[]): boolean =>
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
