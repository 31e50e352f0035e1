import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
/** Of the release that has no tag yet; the file goes when there is one. */
const untagged = JSON.parse(readFileSync(join(import.meta.dirname, 'last-release.json'), 'utf8')) as {
  readonly commit: string;
};

export interface Release {
  /** The tag, or the commit without one. */
  readonly name: string;
  readonly commit: string;
}

/**
 * The release before this tree: the newest tag in the history before its commit, else the commit of the file; undefined where the
 * history has neither. A tag of the commit itself is the release that this tree becomes.
 */
export async function lastRelease(cwd: string = root): Promise<Release | undefined> {
  const git = async (...args: readonly string[]): Promise<string | undefined> =>
    run('git', args, { cwd }).then(
      ({ stdout }) => stdout.trim(),
      () => undefined,
    );
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD^');
  const name = tag ?? untagged.commit;
  const commit = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  const isBefore = commit !== undefined && (await git('merge-base', '--is-ancestor', commit, 'HEAD')) === '';
  return isBefore ? { name, commit } : undefined;
}

const sources = ['core', 'server', 'tooling', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];

/** The built server of a release, within the project, where its packages are found; built once. */
export async function builtRelease({ commit }: Release): Promise<string> {
  const folder = join(root, '.cache/releases', commit);
  const main = join(folder, 'dist/server/main.mjs');
  if (existsSync(main)) return main;
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await extract(commit, unfinished);
  await buildSources(unfinished);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return main;
}

/** Builds the server of a folder with sources, by the builder among them. */
export async function buildSources(folder: string): Promise<string> {
  const builder = pathToFileURL(join(folder, 'tooling/build/build-server.ts')).href;
  const build = `const { buildServer } = await import(${JSON.stringify(builder)}); await buildServer();`;
  await run(process.execPath, ['--input-type=module', '-e', build], { cwd: folder });
  return join(folder, 'dist/server/main.mjs');
}

async function extract(commit: string, folder: string): Promise<void> {
  const archive = spawn('git', ['archive', commit, ...sources], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const tar = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'ignore', 'inherit'] });
  archive.stdout.pipe(tar.stdin);
  const codes = await Promise.all([once(archive, 'close'), once(tar, 'close')]);
  if (codes.some(([code]) => code !== 0)) throw new Error(`the sources of ${commit} could not be extracted`);
}
