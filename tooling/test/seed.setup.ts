import { configureGlobal } from 'fast-check';

/** Loaded when SEED is set: generated tests then play the cases of the seed that a failed run printed. */
configureGlobal({ seed: Number(process.env['SEED']) });
