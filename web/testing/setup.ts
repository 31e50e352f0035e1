import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { installBrowserParts } from './browser-parts.ts';
import { refuseNetwork } from './refuse-network.ts';
import { resetBrowser } from './reset-browser.ts';

installBrowserParts();
refuseNetwork();
// Long enough for a slow machine that runs other work at the same time.
configure({ asyncUtilTimeout: 60_000 });
const { waitFor } = vi;
vi.waitFor = (check, options = { timeout: 60_000 }) => waitFor(check, options);

afterEach(cleanup);
afterAll(resetBrowser);
