import { showFirstPicture } from '../../services/catalogue/public.ts';
import type { LoadContext } from '../load-context.ts';

/** Goods that an operator photographed show it again: their rows came with their drawing. */
export async function showPhotographs({ tx }: LoadContext): Promise<void> {
  const rows = await tx.selectFrom('goods_pictures').select('goods_id').distinct().execute();
  await showFirstPicture(
    tx,
    rows.map(({ goods_id }) => goods_id),
  );
}
