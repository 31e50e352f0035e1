import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { installBrowserParts } from './browser-parts.ts';
import { refuseNetwork } from './refuse-network.ts';
import { resetBrowser } from './reset-browser.ts';

installBrowserParts();
refuseNetwork();
// Long enough for a machine that runs other work at the same time.
configure({ asyncUtilTimeout: 6_000 });

afterEach(cleanup);
afterAll(resetBrowser);
