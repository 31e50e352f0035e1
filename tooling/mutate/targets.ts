import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { mutatedFolders, type MutatedFolder } from './folders.ts';
import { strykerOptions } from './stryker-options.ts';
import { useCaseOptions } from './use-case-options.ts';
import { mutatedUseCases, useCaseThreshold } from './use-cases.ts';

/** What one run of Stryker changes; everything it writes stands below the cache. */
interface Target {
  readonly name: string;
  readonly threshold: number;
  readonly optionsFor: (cache: string) => PartialStrykerOptions;
  readonly env: NodeJS.ProcessEnv;
}

const folders = Object.keys(mutatedFolders) as MutatedFolder[];

/** Rules by their folder, then use cases by their domain, of which a sample is measured. */
export const targets: readonly Target[] = [
  ...folders.map((name) => ({
    name,
    threshold: mutatedFolders[name],
    optionsFor: (cache: string) => strykerOptions(name, cache),
    env: process.env,
  })),
  ...Object.entries(mutatedUseCases).map(([name, useCases]) => ({
    name,
    threshold: useCaseThreshold,
    optionsFor: (cache: string) => useCaseOptions(useCases, cache),
    env: { MUTANTS: '60', SEED: '1', ...process.env, MUTATED_USE_CASES: name },
  })),
];
