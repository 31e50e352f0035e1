import { claimSetup } from './claims/claim-setup.ts';
import { measureExactness } from './claims/exactness.ts';
import { measureBurst } from './claims/burst.ts';
import { measureSpeed } from './claims/speed.ts';
import { startBaselineServer } from './harness/start-baseline-server.ts';
import { startProduct } from './harness/start-product.ts';

/** The claim path over HTTP: two instances, one right for all claimants. */
const SUPPLIER_SECRET = 'a-secret-for-the-suppliers-of-this-bench';
const supplier = await startBaselineServer({ outcome: 'granted' }, SUPPLIER_SECRET);
const env = { SUPPLIER_URL: supplier.origin, SUPPLIER_SECRET };
const first = await startProduct({ env });
const second = await startProduct({ env, sharesDatabaseOf: first });
const setup = claimSetup(first, second);
try {
  await measureSpeed(setup);
  await measureExactness(setup);
  await measureBurst(setup);
} finally {
  await setup.stop();
  await second.stop();
  await first.stop();
  await supplier.stop();
}
