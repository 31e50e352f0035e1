import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';

it('consent is asked for in one place, so that it is asked in one way', () => {
  const files = readdirSync(join(projectRoot, 'web'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.tsx?$/.test(path),
  );
  expect(
    files
      .filter((path) => /阅读并(勾选)?同意/.test(readFileSync(join(projectRoot, 'web', path), 'utf8')))
      .toSorted(),
  ).toEqual(['platform/consent/agreement-choice.tsx', 'platform/consent/consent-popup.tsx']);
});
