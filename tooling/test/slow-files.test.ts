import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { slowFiles } from './slow-files.ts';

it('every file that is listed as slow exists', () => {
  expect(Object.keys(slowFiles).filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});
