import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';

const text = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const readme = text('README.md');
const rows = readme.trimEnd().split('\n');

/** Columns of a fixed-width font: Chinese characters and full-width signs take two. */
const columns = (row: string): number =>
  [...row].reduce((sum, sign) => sum + (/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/.test(sign) ? 2 : 1), 0);

describe('README is a front page of one page', () => {
  it('of at most 100 lines and 8 KB', () => {
    expect(rows.length).toBeLessThanOrEqual(100);
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8_192);
  });

  it('with no line of more than 140 columns', () =>
    expect(rows.filter((row) => columns(row) > 140)).toEqual([]));

  it('that names the command by which everything is tested', () => {
    const command = text('.ci/run').trimEnd().split('\n').at(-1) ?? '';
    expect(command).toMatch(/^npm /);
    expect(readme).toContain(`\n${command} `);
  });

  it('whose pictures and links exist', () => {
    const targets = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(join(projectRoot, target)))).toEqual([]);
  });
});
