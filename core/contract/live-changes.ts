import { prefixes } from './prefixes.ts';

/** The stream of server-sent events of a signed-in page: `changed` whenever it should refetch. No envelope, so no row of the table. */
export const liveChangesPath = `${prefixes.goods}/live/changes` as const;
