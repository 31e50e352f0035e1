import { createClient } from './api/client.ts';
import { handleFailure } from './handle-failure.ts';
import { tokens } from './session/tokens.ts';
import { base } from './settings.ts';
import { trackDataOfPage } from './tracking/track-data-of-page.ts';

/** Every call of the program goes through it. */
export const callApi = createClient({ base, tokens, trackData: trackDataOfPage, onFailure: handleFailure });
