import { chmodSync, existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, posix } from 'node:path';
import { Script } from 'node:vm';
import { folder } from './install.ts';

interface AppJson {
  readonly pages?: readonly string[];
  readonly subPackages?: readonly { readonly root: string; readonly pages: readonly string[] }[];
  readonly themeLocation?: string;
  readonly tabBar?: {
    readonly list: readonly {
      readonly pagePath: string;
      readonly iconPath?: string;
      readonly selectedIconPath?: string;
    }[];
  };
}
type Theme = Readonly<Record<string, Readonly<Record<string, string>>>>;

const kb = 1024;
/** Goals of the project; the chat app's own limit is 2 MB each. */
export const sizeLimits = { main: 600 * kb, subPackage: 400 * kb } as const;
const maxIcon = 40 * kb;
const compilers = join(
  folder,
  'node_modules/miniprogram-compiler/bin',
  process.platform === 'darwin' ? 'mac' : 'linux',
);

/** Everything that is wrong with a built package, one sentence each. */
export function checkPackage(root: string): readonly string[] {
  const has = (file: string): boolean => existsSync(join(root, file));
  const files = globSync('**/*.*', { cwd: root }).toSorted();
  const faults: string[] = [];
  const json = (file: string): object => {
    try {
      return JSON.parse(readFileSync(join(root, file), 'utf8')) as object;
    } catch (error) {
      faults.push(`${file}: ${String(error)}`);
      return {};
    }
  };
  const app: AppJson = json('app.json');
  const parts = app.subPackages ?? [];
  const pages = [
    ...(app.pages ?? []),
    ...parts.flatMap((part) => part.pages.map((page) => posix.join(part.root, page))),
  ];
  if (new Set(pages).size !== pages.length) faults.push('app.json: a page is listed twice');
  for (const page of pages)
    for (const ending of ['.js', '.json', '.wxml'])
      if (!has(page + ending)) faults.push(`${page}${ending} is missing`);
  faults.push(
    ...tabFaults(root, app, app.themeLocation ? (json(app.themeLocation) as Theme) : {}),
    ...files
      .filter((file) => file.endsWith('.json') && file !== 'app.json')
      .flatMap((file) => componentFaults(file, json(file), has)),
    ...files.filter((file) => file.endsWith('.js')).flatMap((file) => scriptFaults(root, file, has)),
    ...compilerFaults(root, files),
    ...sizeFaults(root, files, parts),
  );
  return faults;
}

function tabFaults(root: string, { pages = [], tabBar }: AppJson, theme: Theme): readonly string[] {
  const tabs = tabBar?.list ?? [];
  const iconsOf = (name: string | undefined): readonly string[] =>
    name?.startsWith('@')
      ? Object.entries(theme).map(([mode, values]) => values[name.slice(1)] ?? `${name} of ${mode}`)
      : name === undefined
        ? []
        : [name];
  return [
    ...(tabs.length < 2 || tabs.length > 5 ? ['the tab bar needs two to five tabs'] : []),
    ...tabs.flatMap(({ pagePath, iconPath, selectedIconPath }) => [
      ...(pages.includes(pagePath) ? [] : [`tab ${pagePath} is no page of the main package`]),
      ...[...iconsOf(iconPath), ...iconsOf(selectedIconPath)].flatMap((icon) => {
        const found = statSync(join(root, icon), { throwIfNoEntry: false });
        if (!found) return [`icon ${icon} is missing`];
        return found.size > maxIcon ? [`icon ${icon} is larger than 40 KB`] : [];
      }),
    ]),
  ];
}

function componentFaults(
  file: string,
  { usingComponents = {} }: { readonly usingComponents?: Readonly<Record<string, string>> },
  has: (file: string) => boolean,
): readonly string[] {
  return Object.entries(usingComponents).flatMap(([name, path]) => {
    const target = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path);
    return has(`${target}.js`) ? [] : [`${file}: component ${name} is missing`];
  });
}

function scriptFaults(root: string, file: string, has: (file: string) => boolean): readonly string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const faults: string[] = [];
  try {
    void new Script(`(function () {${source}\n})`, { filename: file });
  } catch (error) {
    faults.push(`${file}: ${String(error)}`);
  }
  for (const [, , path = ''] of source.matchAll(/\brequire\((["'])(.+?)\1\)/g)) {
    const target = posix.join(posix.dirname(file), path);
    if (!has(target) && !has(`${target}.js`)) faults.push(`${file} requires ${path}, which is missing`);
  }
  return faults;
}

/** The chat app's own compilers of templates and styles. */
function compilerFaults(root: string, files: readonly string[]): readonly string[] {
  const run = (name: string, args: readonly string[]): readonly string[] => {
    const compiler = join(compilers, name);
    chmodSync(compiler, 0o755);
    const { status, stderr } = spawnSync(compiler, [...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    return status === 0 ? [] : [`${name}: ${stderr.trim()}`];
  };
  const of = (ending: RegExp) => files.filter((file) => ending.test(file)).map((file) => `./${file}`);
  return [...run('wcc', ['-d', ...of(/\.(wxml|wxs)$/)]), ...run('wcsc', ['-lc', ...of(/\.wxss$/)])];
}

function sizeFaults(
  root: string,
  files: readonly string[],
  parts: readonly { readonly root: string }[],
): readonly string[] {
  const sizes = new Map<string, number>();
  for (const file of files) {
    const part = parts.find((each) => file.startsWith(`${each.root}/`))?.root ?? 'main';
    sizes.set(part, (sizes.get(part) ?? 0) + statSync(join(root, file)).size);
  }
  return [...sizes].flatMap(([part, size]) => {
    const limit = part === 'main' ? sizeLimits.main : sizeLimits.subPackage;
    return size > limit ? [`package ${part} has ${Math.ceil(size / kb)} KB, limit ${limit / kb} KB`] : [];
  });
}
