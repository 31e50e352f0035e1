import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { checkNames } from './check-names.ts';
import { readTree } from './tree.ts';

describe('former names', () => {
  it('have not come back', () => expect(checkNames(readTree(projectRoot))).toEqual([]));

  it('are found with their place, and the word that we use', () =>
    expect(checkNames(new Map([['web/a.ts', '// mostTries\nconst mostTries = 3;']]))).toEqual([
      'web/a.ts:2 says "mostTries": we say max…',
    ]));
});
