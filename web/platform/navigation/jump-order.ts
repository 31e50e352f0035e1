import type { Jump } from '#core/rules/links/jump-target.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import type { CallApi } from '../api/client.ts';
import type { Host } from '../hosts/host.ts';
import type { Whereabouts } from '../location/whereabouts.ts';
import type { World } from '../world/world.tsx';
import type { Navigator } from './navigation.tsx';

/** A jump, and whether an agreed place is told by a token who is coming. */
export interface JumpOrder extends Jump {
  readonly exchangeToken?: boolean | undefined;
}

/** What a jump is made with. */
export interface JumpMeans {
  readonly world: World;
  readonly host: Host;
  readonly call: CallApi;
  readonly answers: AnswerCache;
  readonly navigator: Navigator | undefined;
  readonly whereabouts: Whereabouts;
}
