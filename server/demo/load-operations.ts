import type { Tx } from '../db/database.ts';
import {
  demoDegradations,
  demoDictionary,
  demoLocationWhitelist,
  demoOrderRules,
  demoPageProducts,
  demoQrMaterials,
  demoRecommendedCities,
} from './platform-rows.ts';
import { putRows } from './put-rows.ts';
import { demoSandboxNumbers } from './sandbox-numbers.ts';

/** The rows the platform is run by. Switches stay as somebody left them; lists take their newest form. */
export async function putPlatformRows(tx: Tx, base: string): Promise<void> {
  await putRows(tx, 'area_degradations', demoDegradations);
  await putRows(tx, 'location_whitelist', demoLocationWhitelist);
  await putRows(tx, 'recommended_cities', demoRecommendedCities, { key: ['area_num'] });
  await putRows(tx, 'dictionary', demoDictionary, { key: ['code', 'name'] });
  await putRows(tx, 'qr_materials', demoQrMaterials(base), { key: ['material_id', 'channel_id'] });
  await putRows(tx, 'page_products', demoPageProducts);
  await putRows(tx, 'order_rules', demoOrderRules);
  await putRows(tx, 'sandbox_numbers', demoSandboxNumbers);
}
