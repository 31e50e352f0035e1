import type { Place } from '#core/rules/location/area.ts';

export interface FindOptions {
  /** How old a remembered place may be; 0 always asks anew (§4). */
  readonly validTimeMs?: number;
  /** Asks the chat app even where the subscriber has refused before. */
  readonly force?: boolean;
}

/** Where the subscriber is. Finding always ends with a place; the default city is one. */
export interface Whereabouts {
  find(options?: FindOptions): Promise<Place>;
  /** The city somebody picked by hand. */
  choose(place: Place): void;
}
