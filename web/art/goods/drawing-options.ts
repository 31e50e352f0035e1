import type { Stage } from './stages.ts';
import type { Tone } from './tones.ts';

export interface StagedOptions {
  stage?: Stage;
  /** Prefix of the ids inside the drawing. */
  uid?: string;
}

export interface TonedOptions extends StagedOptions {
  tone?: Tone;
}
