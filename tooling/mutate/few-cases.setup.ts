import { configureGlobal } from 'fast-check';

/** The same few generated cases for every mutant: a run stays short, and a score can be measured again. */
configureGlobal({
  numRuns: Number(process.env['GENERATED_CASES'] ?? 50),
  seed: Number(process.env['SEED'] ?? 1),
});
