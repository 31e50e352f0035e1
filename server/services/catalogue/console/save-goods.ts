import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import type { goods } from '#core/contract/console/goods.ts';
import type { GoodsTexts } from '#core/contract/console/goods.shapes.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { couponTypeNames } from '#core/rules/console/goods-names.ts';
import type { GoodsSection } from '../../../db/schema/mall.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import { areaName } from './area-names.ts';
import { textColumns, textsOf, textsVersionOf } from './goods-detail.ts';

const joined = (texts: readonly string[]): string => texts.join('、');

/** Every text in words, for the audit log. */
const inWords: readonly (readonly [string, (texts: GoodsTexts) => string])[] = [
  ['名称', ({ name }) => name],
  ['副标题', ({ subTitle }) => subTitle],
  ['标签', ({ tags }) => joined(tags)],
  ['保障', ({ guarantees }) => joined(guarantees)],
  [
    '图文详情',
    ({ sections }) => sections.map(({ title, paragraphs }) => `${title}：${paragraphs.join(' ')}`).join('；'),
  ],
  ['购买提示', ({ prompts }) => joined(prompts)],
  ['分类', ({ categoryId }) => categoryId],
  ['城市', ({ areas }) => joined(areas.map(areaName)) || '全省'],
  ['可用的券', ({ couponTypes }) => joined(couponTypes.map((each) => couponTypeNames[each]))],
  ['每单限购', ({ limitPerOrder }) => `${limitPerOrder} 件`],
];

/** Saves the texts of goods. Another change since they were read is refused: it would be overwritten. */
export async function saveGoods(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { goodsId, textsVersion, texts, reason }: InputOf<typeof goods.saveGoods>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('goods')
      .select(textColumns)
      .where('goods_id', '=', goodsId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) throw new NotFound('没有这件商品');
    const before = textsOf(row);
    if (textsVersionOf(before) !== textsVersion) throw new Refusal('对象已变化，请重新打开后再改');
    const changes: FieldChange[] = inWords
      .map(([field, words]) => ({ field, before: words(before), after: words(texts) }))
      .filter((each) => each.before !== each.after);
    if (changes.length === 0) throw new Refusal('没有要修改的内容');
    const category = await tx
      .selectFrom('categories')
      .select('category_id')
      .where('category_id', '=', texts.categoryId)
      .executeTakeFirst();
    if (!category) throw new NotFound('没有这个分类');
    await tx
      .updateTable('goods')
      .set({
        name: texts.name,
        sub_title: texts.subTitle,
        tags: texts.tags,
        guarantees: texts.guarantees,
        sections: JSON.stringify(withPictures(texts.sections, row.sections)),
        prompts: texts.prompts,
        category_id: texts.categoryId,
        areas: texts.areas,
        coupon_types: texts.couponTypes,
        limit_per_order: texts.limitPerOrder,
      })
      .where('goods_id', '=', goodsId)
      .execute();
    await appendAudit(
      tx,
      actorOf(call),
      { act: '修改商品', objectKind: 'goods', objectKey: goodsId, objectName: texts.name, changes, reason },
      now,
    );
  });
  return null;
}

/** Pictures stay with the section of their title. */
const withPictures = (
  sections: GoodsTexts['sections'],
  before: readonly GoodsSection[],
): readonly GoodsSection[] =>
  sections.map(({ title, paragraphs }) => ({
    title,
    paragraphs,
    pics: before.find((each) => each.title === title)?.pics ?? [],
  }));
