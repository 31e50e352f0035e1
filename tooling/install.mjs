import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from './with-lock.mjs';
import { isInstalled, thisMachine } from './is-installed.mjs';
import { missingFromLock } from './missing-from-lock.mjs';
import { node24 } from './node24.mjs';
import { projectRoot } from './project-root.mjs';

const modules = join(projectRoot, 'node_modules');
const stampFile = join(modules, '.installed-from');

/** Installs the packages of the lock file unless they are installed already; safe to call from several processes at once. */
export async function ensureInstalled() {
  const wanted = fingerprint();
  if (stamp() === wanted) return;
  await withLock(
    join(projectRoot, '.cache/installing.lock'),
    'Another process installs the packages; waiting for it.',
    () => {
      if (stamp() === wanted) return;
      if (!npmInstalledTheSame()) install();
      linkDatabaseLibraries();
      writeFileSync(stampFile, wanted);
    },
  );
}

const stamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined);

/** Changes with the dependencies and the machine, not with the scripts. */
function fingerprint() {
  const { dependencies, devDependencies, optionalDependencies, overrides } = readJson(
    join(projectRoot, 'package.json'),
  );
  return createHash('sha256')
    .update(JSON.stringify({ dependencies, devDependencies, optionalDependencies, overrides }))
    .update(readFileSync(join(projectRoot, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/** True after an `npm ci` by hand: npm keeps its own list of what it installed. */
function npmInstalledTheSame() {
  const list = join(modules, '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = readJson(list);
  const complete = isInstalled(readJson(join(projectRoot, 'package-lock.json')), installed, thisMachine());
  return complete && Object.keys(installed.packages).every((path) => existsSync(join(projectRoot, path)));
}

function install() {
  // npm ci refuses a lock file that lacks optional packages of other platforms; npm install accepts it and installs the same versions.
  const command =
    missingFromLock(readJson(join(projectRoot, 'package-lock.json'))).length === 0
      ? ['ci']
      : ['install', '--no-save'];
  console.log(`Installing the packages (npm ${command.join(' ')}) …`);
  // npm is about to replace the Node inside node_modules, so it must not run on it.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  const { status, error } = spawnSync(
    'npm',
    [
      ...command,
      '--include=dev',
      '--include=optional',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      cwd: projectRoot,
      stdio: 'inherit',
      env: { ...process.env, PATH: path },
    },
  );
  if (status === 0) return;
  console.error(
    `The packages could not be installed${error ? ` (${error.message})` : ''}: see npm's output above. Check the network or the npm registry, then try again.`,
  );
  process.exit(1);
}

/** Install scripts are off, so the links are made here, while the installing user may still write node_modules. */
function linkDatabaseLibraries() {
  const script = `import { findBinaries } from '#server/db/embedded/find-binaries.ts'; findBinaries();`;
  // A failure is reported when the server starts without DATABASE_URL.
  spawnSync(node24(), ['--input-type=module', '-e', script], { cwd: projectRoot, stdio: 'ignore' });
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
