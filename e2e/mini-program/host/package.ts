import { chmodSync, globSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, posix } from 'node:path';
import { runInNewContext } from 'node:vm';
import { projectRoot } from '#tooling/project-root.mjs';

export const packageRoot = join(projectRoot, 'mini-program/dist');
const compiler = join(
  projectRoot,
  'mini-program/node_modules/miniprogram-compiler/bin',
  process.platform === 'darwin' ? 'mac' : 'linux',
  'wcc',
);

interface AppJson {
  readonly pages: readonly string[];
  readonly subPackages?: readonly { readonly root: string; readonly pages: readonly string[] }[];
  readonly tabBar?: { readonly list: readonly { readonly pagePath: string }[] };
}

export interface Package {
  readonly pages: readonly string[];
  readonly tabs: readonly string[];
  text(file: string): string;
  /** The tree of a template, given its data as JSON. */
  template(file: string): (json: string) => RawNode;
}

/** What a compiled template returns. */
export interface RawNode {
  readonly tag?: string;
  readonly attr?: Readonly<Record<string, unknown>>;
  readonly children?: readonly (RawNode | string | number)[];
}

/** Reads the built package; its templates are compiled by the chat app's own compiler. */
export function readPackage(): Package {
  const text = (file: string): string => readFileSync(join(packageRoot, file), 'utf8');
  const { pages, subPackages = [], tabBar } = JSON.parse(text('app.json')) as AppJson;
  const compiled = compileTemplates();
  return {
    pages: [
      ...pages,
      ...subPackages.flatMap((part) => part.pages.map((page) => posix.join(part.root, page))),
    ],
    tabs: tabBar?.list.map(({ pagePath }) => pagePath) ?? [],
    text,
    template(file) {
      const render = compiled(`./${file}.wxml`);
      if (!render) throw new Error(`${file}.wxml was not compiled`);
      return render;
    },
  };
}

type Templates = (file: string) => ((json: string) => RawNode) | undefined;

function compileTemplates(): Templates {
  // npm unpacks it without the execute bit.
  chmodSync(compiler, 0o755);
  const files = globSync('**/*.{wxml,wxs}', { cwd: packageRoot }).map((file) => `./${file}`);
  const { status, stdout, stderr } = spawnSync(compiler, ['-d', ...files], {
    cwd: packageRoot,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`the templates do not compile: ${stderr}`);
  const quiet = { log: () => undefined, warn: () => undefined };
  // The data must be made in the templates' own context: they test constructors.
  return runInNewContext(
    `${stdout};(function (file) { var render = $gwx(file); return render && function (json) { return render(JSON.parse(json), {}, {}); }; })`,
    { console: quiet, window: {}, __wxAppCode__: {}, global: {}, __webview_engine_version__: 0.02 },
  ) as Templates;
}
