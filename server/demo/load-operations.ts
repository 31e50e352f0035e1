import type { Encryption } from '../crypto/encryption.ts';
import type { Tx } from '../db/database.ts';
import {
  demoDegradations,
  demoDictionary,
  demoLocationWhitelist,
  demoOrderRules,
  demoPageProducts,
  demoQrMaterials,
  demoRecommendedCities,
} from './operations.ts';
import { upsertRows } from './upsert-rows.ts';
import { demoSandboxNumbers } from './sandbox-numbers.ts';

/** Updates lists such as dictionaries. Switches are only inserted, so that changes made in the workbench are kept. */
export async function loadOperations(tx: Tx, encryption: Encryption, base: string): Promise<void> {
  await upsertRows(tx, 'area_degradations', demoDegradations);
  await upsertRows(tx, 'location_whitelist', demoLocationWhitelist(encryption));
  await upsertRows(tx, 'recommended_cities', demoRecommendedCities, { key: ['area_num'] });
  await upsertRows(tx, 'dictionary', demoDictionary, { key: ['code', 'name'] });
  await upsertRows(tx, 'qr_materials', demoQrMaterials(base), { key: ['material_id', 'channel_id'] });
  await upsertRows(tx, 'page_products', demoPageProducts);
  await upsertRows(tx, 'order_rules', demoOrderRules);
  await upsertRows(tx, 'sandbox_numbers', demoSandboxNumbers(encryption));
}
