import { serverFlags } from '../server-flags.ts';

interface Package {
  readonly imports?: unknown;
  readonly scripts: Readonly<Record<string, string>>;
}

/** Scripts of an operator of the machine: they run from the sources in the repository, and from `dist` in a release. */
const fromSources = /^exec node tooling\/run\.mjs server\/(\w+)\.ts(?: (\w+))?$/;

/** The package.json of a release: the same dependencies, as the lock file has them, and those scripts that need no sources. */
export function releasePackage({ imports: _imports, scripts, ...rest }: Package): object {
  const commands = Object.entries(scripts).flatMap(([name, script]) => {
    const [, file, command] = fromSources.exec(script) ?? [];
    return file === undefined
      ? []
      : [[name, ['exec node', `dist/server/${file}.mjs`, command].filter(Boolean).join(' ')] as const];
  });
  const start = ['exec node --enable-source-maps', ...serverFlags, 'dist/server/main.mjs'].join(' ');
  return { ...rest, scripts: { start, ...Object.fromEntries(commands) } };
}
