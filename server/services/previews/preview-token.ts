import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { previews } from '#core/contract/console/previews.ts';
import type { Deps } from '../../deps.ts';
import type { OperatorCall } from '../../http/operators/operator.ts';
import { Refusal } from '../../http/refusal.ts';
import { newToken, tokenHash } from '../../http/secrets.ts';
import { hasOpenRevisions } from '../content/public.ts';
import { actorOf, appendAudit } from '../operators/public.ts';
import { productOfLevel } from './audience.ts';

type PreviewTokenDeps = Pick<Deps, 'db' | 'clock' | 'previewOrigin'>;

/** Ten minutes: long enough for a look on a phone, too short for a link to travel. */
const lifeMs = 10 * 60_000;

/** Stores what a preview shows; its token is in the answer alone. */
export async function previewToken(
  { db, clock, previewOrigin }: PreviewTokenDeps,
  { revisionIds, level, areaNum, brand, host, at, notice }: InputOf<typeof previews.previewToken>,
  call: OperatorCall,
): Promise<DataOf<typeof previews.previewToken>> {
  const now = clock.now();
  if (previewOrigin === undefined) throw new Refusal('没有设置商城的地址（PUBLIC_ORIGIN），不能预览');
  if (!(await hasOpenRevisions(db, revisionIds))) throw new Refusal('草稿已发布或撤回，请刷新页面');
  if (level !== null && level > 0 && (await productOfLevel(db, level)) === undefined)
    throw new Refusal('没有这个等级的权益产品，不能预览');
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('preview_tokens').where('expires_at', '<', now).execute();
    await tx
      .insertInto('preview_tokens')
      .values({
        token_hash: tokenHash(token),
        operator_id: call.caller.operatorId,
        revision_ids: [...revisionIds],
        level,
        area_num: areaNum,
        brand_num: brand,
        host,
        shown_at: at === null ? null : new Date(at),
        notice: notice === null ? null : JSON.stringify(notice),
        made_at: now,
        expires_at: expiresAt,
      })
      .execute();
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '打开预览',
        objectKind: 'preview',
        objectKey: revisionIds.join() || 'live',
        objectName: revisionIds.length > 0 ? '草稿的页面' : '线上的页面',
        changes: [
          { field: '等级', before: '', after: level === null ? '未登录' : String(level) },
          { field: '城市', before: '', after: areaNum },
          { field: '品牌', before: '', after: brand },
          { field: '打开的应用', before: '', after: host },
          { field: '时间', before: '', after: at ?? '现在' },
          ...(notice === null ? [] : [{ field: '维护公告', before: '', after: notice.title }]),
        ],
      },
      now,
    );
  });
  return { token, origin: previewOrigin, expiresAt: expiresAt.toISOString() };
}
