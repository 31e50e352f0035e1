import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { installBrowserParts } from './browser-parts.ts';

/** Component tests run in jsdom; tests of other folders share the runner without a window. */
if (typeof window !== 'undefined') {
  installBrowserParts();
  // A busy machine is slow, not broken.
  configure({ asyncUtilTimeout: 6_000 });
  afterEach(cleanup);
}
