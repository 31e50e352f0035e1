import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const canUseApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a system package; updates the package lists only when the first attempt fails. */
export function installWithApt(name: string): boolean {
  console.log(`Installing ${name} with the system's package manager …`);
  return install(name, 'inherit') || (apt(['update'], 'inherit') && install(name, 'inherit'));
}

/** Installs a system package that is not required: one attempt with the package lists as they are, and no word when it fails. */
export function installIfKnown(name: string): boolean {
  return install(name, 'ignore');
}

type Errors = 'inherit' | 'ignore';

const install = (name: string, errors: Errors): boolean =>
  apt(['install', '-y', '--no-install-recommends', name], errors);

const apt = (args: readonly string[], errors: Errors): boolean =>
  spawnSync('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=30', ...args], {
    stdio: ['ignore', 'ignore', errors],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
