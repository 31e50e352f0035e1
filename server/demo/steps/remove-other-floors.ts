import type { LoadContext } from '../load-context.ts';
import { demoFloors } from '../rows/floors.ts';

/** Removes floors of the home pages that the demo no longer has. */
export async function removeOtherFloors({ tx, base }: LoadContext): Promise<void> {
  const floors = demoFloors(base);
  await tx
    .deleteFrom('floors')
    .where('region_code', 'in', [...new Set(floors.map(({ region_code }) => region_code))])
    .where(
      'floor_id',
      'not in',
      floors.map(({ floor_id }) => floor_id),
    )
    .execute();
}
