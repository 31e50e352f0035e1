import { figureFindings } from './console-figures/figure-cost.ts';
import { report } from './harness/report.ts';
import { startProduct } from './harness/start-product.ts';
import { directClient } from '#server/testing/databases/direct-client.ts';

/** What the figures of the overview cost a claim. */
const product = await startProduct();
const client = directClient(product.databaseUrl);
try {
  await client.connect();
  report('Figures of the overview: CPU of a claim', await figureFindings(product, client));
} finally {
  await client.end();
  await product.stop();
}
