import type { DataOf } from '#core/contract/endpoint.ts';
import type { notices } from '#core/contract/content/notices.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';

/** A page's setting with its list. */
export async function configByCode({ db }: Deps, code: string): Promise<DataOf<typeof notices.config>> {
  const [config, items] = await Promise.all([
    db.selectFrom('page_configs').select(['code', 'value']).where('code', '=', code).executeTakeFirst(),
    db
      .selectFrom('page_config_items')
      .select(['key', 'name', 'value'])
      .where('code', '=', code)
      .orderBy('sort')
      .orderBy('key')
      .execute(),
  ]);
  if (!config) throw new Refusal('没有找到该配置');
  return { ...config, items };
}
