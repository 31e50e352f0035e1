import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#tooling/project-root.mjs';

const folder = join(projectRoot, 'dist/client');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:js|css|html|json|svg|webmanifest|txt)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const found = (pattern: RegExp): string[] =>
  files.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([match]) => `${name}: ${match}`));

/** XML namespaces, the page that explains React's error numbers, and the names reserved for examples and tests (RFC 2606). */
const allowedHost = /^(?:www\.w3\.org|react\.dev|(?:[\w-]+\.)*(?:example|test|invalid))$/;

describe('the files a browser can load (A22)', () => {
  it('name no host of others: their scripts are settings of the server', () => {
    expect(files.length).toBeGreaterThan(0);
    const foreign = found(/\bhttps?:\/\/[\w.-]+/g).filter(
      (match) => !allowedHost.test(match.slice(match.lastIndexOf('/') + 1)),
    );
    expect(foreign).toEqual([]);
  });

  it.each([
    ['address of a private network', /\/\/(?:10|127|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d+\.\d+/g],
    ['name of a private host', /\/\/localhost\b|\b[\w-]+\.(?:internal|intranet|corp|lan)\b/g],
    ['private key', /-----BEGIN|\bMI[IG][A-Za-z0-9+/]{60,}/g],
    ['secret of the sandbox', /sandbox-secret/g],
    ['database', /\bpostgres(?:ql)?:\/\//g],
    ['source map', /sourceMappingURL/g],
  ])('contain no %s', (_what, pattern) => expect(found(pattern)).toEqual([]));
});
