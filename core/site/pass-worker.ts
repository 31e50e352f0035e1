/** The service worker of the lounge pass, under both bases of the standalone pages: its scope is the folder it is in. */
export const passWorkerPath = '/pass-worker.js';
