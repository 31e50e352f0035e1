import type { StandalonePageId } from '#core/site/standalone.ts';
import type { ArtKey } from '#web/art/keys.ts';
import type { Motif } from '#web/art/motifs.ts';

export interface Question {
  readonly ask: string;
  readonly answer: string;
}

/** The texts of a membership. Prices and rights come from the server. */
export interface Offer {
  readonly productLine: string;
  readonly productId: string;
  /** Its page. */
  readonly page: StandalonePageId;
  readonly name: string;
  /** The edition, if its product line has several. */
  readonly edition?: string;
  /** One short line over the name. */
  readonly kicker: string;
  /** One sentence under it. */
  readonly promise: string;
  readonly art: ArtKey;
  readonly motif: Motif;
  /** The page that explains how it is used. */
  readonly descriptionPage?: StandalonePageId;
  /** Whose notices the page shows. */
  readonly actNum?: string;
  readonly rules: readonly string[];
  readonly questions: readonly Question[];
}
