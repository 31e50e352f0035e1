import { CheckStatus, type CheckResult } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isTextOfQuery } from './is-text-of-query.ts';
import { sampleOfMutants } from './sample-of-mutants.ts';

/** Stryker has no samples: mutants outside of it are reported like those that do not compile, and are not counted. */
const sample = {
  init: async () => undefined,
  group: async (mutants: readonly Mutant[]) => (mutants.length === 0 ? [] : [mutants.map(({ id }) => id)]),
  check: async (mutants: readonly Mutant[]): Promise<Record<string, CheckResult>> => {
    const chosen = sampleOfMutants(mutants, Number(process.env['MUTANTS']), process.env['SEED'] ?? '');
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        chosen.has(id)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: 'not in the sample' },
      ]),
    );
  },
};

/** Read by Stryker under this name. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Checker, 'sample', sample),
  declareValuePlugin(PluginKind.Ignore, 'queries', {
    shouldIgnore: (path) => (isTextOfQuery(path) ? 'text of a query' : undefined),
  }),
];
