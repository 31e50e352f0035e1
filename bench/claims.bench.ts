import { claimStage } from './claims/claim-stage.ts';
import { measureExactness } from './claims/exactness.ts';
import { measureRush } from './claims/rush.ts';
import { measureSpeed } from './claims/speed.ts';
import { startHello } from './harness/start-hello.ts';
import { startProduct } from './harness/start-product.ts';

/** The claim path as pages take it: over HTTP, two instances, one right that everybody wants. */
const supplier = await startHello({ outcome: 'granted' });
const env = { SUPPLIER_URL: supplier.origin };
const first = await startProduct({ env });
const second = await startProduct({ env, beside: first });
const stage = claimStage(first, second);
try {
  await measureSpeed(stage);
  await measureExactness(stage);
  await measureRush(stage);
} finally {
  await stage.stop();
  await second.stop();
  await first.stop();
  await supplier.stop();
}
