import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BadSetting, readConfig } from '#server/config.ts';
import { projectRoot } from '../project-root.mjs';
import { releaseFiles } from '../release/make-release.ts';
import { releasePackage } from '../release/release-package.ts';
import { serverFlags } from '../server-flags.ts';

const text = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
/** Without comments, which may name what is not there. */
const rows = (file: string): readonly string[] =>
  text(file)
    .split('\n')
    .filter((row) => !/^\s*#/.test(row));
/** The lines of a key of a YAML file, by their indentation. */
function block(file: string, ...path: readonly string[]): readonly string[] {
  return path.reduce((found, key) => {
    const depth = found.find((row) => row.trim() !== '')?.search(/\S/) ?? 0;
    const start = found.findIndex((row) => row.startsWith(`${' '.repeat(depth)}${key}:`));
    const rest = found.slice(start + 1);
    const end = rest.findIndex((row) => row.trim() !== '' && row.search(/\S/) <= depth);
    return start < 0 ? [] : rest.slice(0, end < 0 ? undefined : end);
  }, rows(file));
}
const { scripts } = JSON.parse(text('package.json')) as { scripts: Readonly<Record<string, string>> };
const ofRelease = releasePackage({ scripts }) as { readonly scripts: Readonly<Record<string, string>> };

describe('compose.yaml', () => {
  const mall = block('compose.yaml', 'services', 'mall').join('\n');
  const environment = block('compose.yaml', 'services', 'mall', 'environment').map((row) => row.trim());

  it('publishes the mall on the loopback address, and the database nowhere', () => {
    expect(/ports: (.*)/.exec(mall)?.[1]).toBe(`['127.0.0.1:\${PORT:-8000}:8000']`);
    expect(block('compose.yaml', 'services', 'database').join('\n')).not.toContain('ports:');
  });

  it('passes all of .env, and sets only what is different inside', () => {
    expect(mall).toContain('{ path: .env, required: false }');
    expect(environment.map((row) => row.split(':')[0])).toEqual([
      'MALL_ENV',
      'NODE_ENV',
      'DATABASE_URL',
      'HOST',
      'PORT',
      'DATA_DIR',
      'DIST_DIR',
    ]);
    expect(environment).toEqual(expect.arrayContaining(['HOST: 0.0.0.0', 'PORT: 8000', `DIST_DIR: ''`]));
  });

  it('has no secret of its own and no sandbox outside dev: production refuses its password', () => {
    expect(text('compose.yaml')).not.toMatch(/MALL_SECRET:|ALLOW_SANDBOX/);
    expect(environment).toContain('MALL_ENV: ${MALL_ENV:-dev}');
    const [, password = ''] = /POSTGRES_PASSWORD:-([^}]+)\}/.exec(mall) ?? [];
    const production = {
      MALL_ENV: 'production',
      MALL_SECRET: 'a secret of a mall with 32 characters',
      DATABASE_URL: `postgresql://mall:${password}@database:5432/mall`,
    };
    expect(() => readConfig(production)).toThrow(BadSetting);
    expect(() => readConfig(production)).toThrow('needs a password of its own (POSTGRES_PASSWORD)');
  });

  it('keeps uploaded pictures in a volume, in a folder that the image gives to its user', () => {
    expect(mall).toContain(`volumes: ['data:/app/data']`);
    expect(environment).toContain('DATA_DIR: /app/data');
    expect(block('compose.yaml', 'volumes').map((row) => row.trim())).toContain('data:');
    const dockerfile = text('Dockerfile');
    expect(dockerfile).toMatch(/WORKDIR \/app\n(?:.*\n)*RUN mkdir data && chown node:node data\nUSER node\n/);
  });
});

describe('the Dockerfile', () => {
  const dockerfile = text('Dockerfile');

  it('starts the server as npm start does', () =>
    expect(JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')).toEqual([
      'node',
      '--enable-source-maps',
      ...serverFlags,
      'dist/server/main.mjs',
    ]));

  it('asks for readiness by the command that speaks TLS where the server does', () => {
    expect(dockerfile).toMatch(/^HEALTHCHECK .* CMD \["node", "dist\/server\/ready\.mjs"\]$/m);
    expect(text('tooling/build/build-server.ts')).toContain(`ready: join(root, 'server/ready.ts')`);
  });

  it('has the tools of a backup, of the version of the database beside it', () => {
    const [, version] = /image: postgres:(\d+)/.exec(text('compose.yaml')) ?? [];
    expect(dockerfile).toContain(`postgresql-client-${version}`);
  });

  it('leaves out no file of a release', () => {
    const ignored = rows('.dockerignore').filter((row) => row !== '');
    const isIgnored = (file: string): boolean =>
      ignored.includes(file) || (/^[^/]+\.md$/.test(file) && !ignored.includes(`!${file}`));
    expect(releaseFiles.filter((file) => !existsSync(join(projectRoot, file)) || isIgnored(file))).toEqual(
      [],
    );
  });
});

describe('a release', () => {
  it('has every command that the pages for its operators name', () => {
    const pages = globSync(
      ['docs/operations.md', 'docs/operations/*.md', 'docs/imports/*.md', 'docs/partners.md'],
      {
        cwd: projectRoot,
      },
    );
    const named = pages.flatMap((page) =>
      [...text(page).matchAll(/npm run ([a-z][a-z0-9:-]*)/g)].map(([, name = '']) => name),
    );
    /** Of the repository: the drill, the tests of a port, and reading a stack with its maps. */
    const fromSources = new Set(['test', 'test:server', 'long', 'stack', 'bench']);
    expect([...new Set(named)].filter((name) => !fromSources.has(name) && !ofRelease.scripts[name])).toEqual(
      [],
    );
  });

  it('runs each of them from its own files', () => {
    expect(ofRelease.scripts).toMatchObject({
      start: expect.stringContaining('dist/server/main.mjs') as string,
      seed: 'exec node dist/server/command.mjs seed',
      ready: 'exec node dist/server/ready.mjs',
    });
    expect(Object.values(ofRelease.scripts).filter((script) => script.includes('tooling/'))).toEqual([]);
  });
});

describe('the workflows', () => {
  it.each(['test.yml', 'release.yml'])(
    '%s builds the image, starts it and asks whether it is ready',
    (file) => {
      const workflow = rows(join('.github/workflows', file)).join('\n');
      expect(workflow).toMatch(
        /docker compose up --build --detach --wait [^\n]*\n(?:.*\n)?.*curl --fail [^\n]*\/readyz/,
      );
    },
  );

  it.each(['test.yml', 'release.yml'])('%s has the history where the upgrade is tested', (file) => {
    const steps = rows(join('.github/workflows', file)).join('\n').split('actions/checkout@v4');
    const tested = steps.filter((step) =>
      /tooling\/test\.mjs|npm test/.test(step.split(/^ {2}\w+:$/m)[0] ?? ''),
    );
    expect(tested).toHaveLength(1);
    expect(tested[0]).toMatch(/^\n {8}with:\n {10}fetch-depth: 0\n/);
  });

  it('a release has a list of its packages', () => {
    const workflow = text('.github/workflows/release.yml');
    expect(workflow).toContain('npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx > "sbom-');
    expect(workflow).toMatch(/gh release create [\s\S]*\*\.cdx\.json/);
  });
});
