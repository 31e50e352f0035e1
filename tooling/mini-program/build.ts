import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contents } from '../build/fingerprint.ts';
import { node24 } from '../node24.mjs';
import { projectRoot } from '../project-root.mjs';
import { withLock } from '../with-lock.mjs';
import { folder } from './install.ts';

const inputs = [
  'core',
  'web/styles/tokens',
  'web/art/icons',
  'mini-program/src',
  'mini-program/config',
  'mini-program/babel.config.cjs',
  'mini-program/project.config.json',
  'mini-program/package-lock.json',
];
const settings = ['MALL_ENV', 'MINI_PROGRAM_ORIGIN'];
const stampFile = join(folder, '.cache/built-from');

/** Builds the package into mini-program/dist unless it was built from the same sources and settings. */
export async function buildMiniProgram(): Promise<void> {
  await withLock(
    join(projectRoot, '.cache/building-mini-program.lock'),
    'Another process builds the mini-program; waiting for it.',
    () => {
      const requested = [
        contents(projectRoot, inputs),
        ...settings.map((name) => process.env[name] ?? ''),
      ].join('\n');
      if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === requested) return;
      rmSync(stampFile, { force: true });
      const { status, stdout, stderr } = spawnSync(
        node24(),
        [join(folder, 'node_modules/@tarojs/cli/bin/taro'), 'build', '--type', 'weapp'],
        { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
      );
      // Errors of single modules leave the exit code at 0.
      if (status !== 0 || !stdout.includes('Compiled successfully'))
        throw new Error(`The mini-program was not built:\n${stdout}\n${stderr}`);
      writeFileSync(stampFile, requested);
    },
  );
}
