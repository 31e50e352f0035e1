import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';

it('hashes and signatures are made in few places, which take a derived key or the secret of one partner', () => {
  const sources = readdirSync(join(projectRoot, 'server'), { recursive: true, encoding: 'utf8' });
  const keyed = sources.filter(
    (file) =>
      /(?<!\.test)\.ts$/.test(file) &&
      !/^(crypto|testing)\//.test(file) &&
      readFileSync(join(projectRoot, 'server', file), 'utf8').includes('createHmac('),
  );
  expect(keyed.toSorted()).toEqual([
    'http/secrets.ts',
    'upstreams/pictures/sign-s3.ts',
    'upstreams/signature.ts',
  ]);
});
