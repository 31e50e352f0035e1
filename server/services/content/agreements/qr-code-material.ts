import type { DataOf } from '#core/contract/endpoint.ts';
import type { agreements } from '#core/contract/common/agreements.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';

/** The QR code of the channel, otherwise the default one. */
export async function qrCodeMaterial(
  { db }: Deps,
  materialId: string,
  channelId: string,
): Promise<DataOf<typeof agreements.qrCodeMaterial>> {
  const found = await db
    .selectFrom('qr_materials')
    .selectAll()
    .where('material_id', '=', materialId)
    .where('channel_id', 'in', [channelId, '*'])
    .orderBy((e) => e('channel_id', '=', '*'))
    .executeTakeFirst();
  if (!found) throw new Refusal('没有找到该二维码');
  return {
    materialId,
    title: found.title,
    guide: found.guide,
    content: found.content,
    picUrl: found.pic_url,
  };
}
