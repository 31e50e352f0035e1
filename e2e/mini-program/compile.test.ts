import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#tooling/project-root.mjs';
import { packageRoot } from './host/package.ts';

/** The parts of the chat app's own compiler that are used; its package declares no types for them. */
interface Compiler {
  readonly Project: new (settings: object) => object;
  getCompiledResult(options: object, archive: string): Promise<unknown>;
}

const load = createRequire(join(projectRoot, 'mini-program/package.json'));

/** What the chat app's server would say about the program; given here, nothing is requested. */
const attributes = {
  platform: false,
  appType: 0,
  isSandbox: false,
  released: false,
  gameApp: false,
  appId: 'wx0000000000000000',
  appName: 'mini-program',
  appImageUrl: '',
  setting: {
    MaxLocalstorageSize: 10,
    MaxCodeSize: 2,
    MaxSubPackageLimit: 100,
    MinTabbarCount: 2,
    MaxTabbarCount: 5,
    MaxTabbarIconSize: 40,
    MaxSubpackageSubCodeSize: 2,
    MaxSubpackageFullCodeSize: 30,
    NavigateMiniprogramLimit: 10,
  },
};

it('the chat app’s own compiler accepts the package', async () => {
  const { Project, getCompiledResult } = load('miniprogram-ci') as Compiler;
  const folder = mkdtempSync(join(tmpdir(), 'mini-program-ci-'));
  const privateKeyPath = join(folder, 'unused.key');
  writeFileSync(privateKeyPath, 'unused');
  const project = new Project({
    appid: attributes.appId,
    type: 'miniProgram',
    projectPath: packageRoot,
    privateKeyPath,
    ignores: [],
    attr: async () => attributes,
  });
  const compiled = await getCompiledResult(
    { project, setting: { es6: false, minify: false }, onProgressUpdate: () => undefined },
    join(folder, 'package.zip'),
  );
  rmSync(folder, { recursive: true, force: true });
  expect(compiled).toBeTruthy();
});
