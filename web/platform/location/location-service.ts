import type { Place } from '#core/rules/location/area.ts';

export interface FindOptions {
  /** Maximum age of a stored location; 0 always requests a new one (§4). */
  readonly validTimeMs?: number;
  /** Prompts in the chat app even after an earlier refusal. */
  readonly force?: boolean;
}

/** Finds the subscriber's location. Always resolves, at worst to the default city. */
export interface LocationService {
  find(options?: FindOptions): Promise<Place>;
  /** A city picked by hand. */
  choose(place: Place): void;
}
