import type { StandalonePageId } from '#core/site/standalone.ts';
import type { ArtKey } from '#web/art/keys.ts';
import type { Motif } from '#web/art/motifs.ts';

export interface Question {
  readonly ask: string;
  readonly answer: string;
}

/** A membership as the page set presents it. What it costs and gives comes from the server; what is said about it stands here. */
export interface Offer {
  readonly line: string;
  readonly productId: string;
  /** Where it is offered. */
  readonly page: StandalonePageId;
  readonly name: string;
  /** Which edition it is, where its line has several. */
  readonly edition?: string;
  /** One short line over the name. */
  readonly kicker: string;
  /** One sentence under it. */
  readonly promise: string;
  readonly art: ArtKey;
  readonly motif: Motif;
  /** The page that goes through its rights one by one. */
  readonly detailPage?: StandalonePageId;
  /** The page that explains how it is used. */
  readonly descriptionPage?: StandalonePageId;
  /** Whose notices the page shows. */
  readonly actNum?: string;
  readonly rules: readonly string[];
  readonly questions: readonly Question[];
}
