import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '#server/http/metrics.ts';
import { projectRoot } from '../project-root.mjs';

const folder = join(projectRoot, 'docs/operations/monitoring');
const boards = readdirSync(join(folder, 'dashboards')).map((file) => join('dashboards', file));
const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
const expressions = (file: string): readonly string[] =>
  file.endsWith('.json')
    ? [...text(file).matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, found = '']) => found)
    : [...text(file).matchAll(/^ +expr: (.+)$/gm)].map(([, found = '']) => found);
/** Metrics of the product, and of the runtime that it measures. */
const namesIn = (expression: string): readonly string[] =>
  expression.match(/\b(?:mall|nodejs|process)_[a-z0-9_]+/g) ?? [];
const known = new Set(
  createMetrics()
    .names()
    .flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]),
);

describe('dashboards and alert rules', () => {
  it.each([...boards, 'alerts.yml'])('%s asks for metrics that the product has', (file) => {
    const asked = expressions(file).flatMap(namesIn);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  it('show or watch every metric of the product', () => {
    const asked = new Set([...boards, 'alerts.yml'].flatMap(expressions).flatMap(namesIn));
    const unseen = [...createMetrics().names()].filter(
      (name) =>
        name.startsWith('mall_') &&
        !['', '_bucket', '_count', '_sum'].some((suffix) => asked.has(name + suffix)),
    );
    expect(unseen).toEqual(['mall_processes']);
  });

  it('are valid JSON with an expression in every panel', () => {
    for (const board of boards) {
      const { panels } = JSON.parse(text(board)) as {
        panels: { title: string; targets: { expr: string }[] }[];
      };
      expect(panels.filter(({ targets }) => !targets.every(({ expr }) => expr.length > 0))).toEqual([]);
    }
  });

  it('say of each alert how urgent it is and where to read on', () => {
    const rules = text('alerts.yml').split('- alert: ').slice(1);
    expect(rules.length).toBe(expressions('alerts.yml').length);
    expect(
      rules.filter(
        (rule) =>
          ![/severity: (page|ticket) /, /summary: '[^']+'/, /guide: [a-z-]+/].every((part) =>
            part.test(rule),
          ),
      ),
    ).toEqual([]);
  });

  it('lead to pages that there are', () => {
    const named = [...text('alerts.yml').matchAll(/guide: ([a-z-]+)/g)].map(([, page = '']) => page);
    expect(named.length).toBe(expressions('alerts.yml').length);
    expect(named.filter((page) => !existsSync(join(folder, '..', `${page}.md`)))).toEqual([]);
  });
});
