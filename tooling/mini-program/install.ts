import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { withLock } from '../with-lock.mjs';

export const folder = join(projectRoot, 'mini-program');
const stampFile = join(folder, 'node_modules/.installed-from');
const requested = (): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/** Whether the packages of the mini-program's lock file are installed. They are 600 MB, so only its own commands install them. */
export const isMiniProgramInstalled = (): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === requested();

/** Installs them unless they are. Install scripts stay off: that of the build's command line contacts its vendor. */
export async function installMiniProgram(): Promise<void> {
  if (isMiniProgramInstalled()) return;
  await withLock(
    join(projectRoot, '.cache/installing-mini-program.lock'),
    'Another process installs the packages of the mini-program; waiting for it.',
    () => {
      if (isMiniProgramInstalled()) return;
      console.log('Installing the packages of the mini-program (npm ci) …');
      const { status } = spawnSync(
        'npm',
        ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
        { cwd: folder, stdio: 'inherit' },
      );
      if (status !== 0) throw new Error('The packages of the mini-program could not be installed.');
      writeFileSync(stampFile, requested());
    },
  );
}
