import { z } from 'zod';
import { areaNum, id, idText, oneOf, notInSpec, picUrl } from '../fields.ts';
import { shape } from '../endpoint.ts';
import { link } from './shared/goods-card.shapes.ts';

/** One picture with text in an ad position. */
export const material = z
  .object({
    materialId: id,
    title: z.string(),
    subTitle: z.string(),
    picUrl,
    link,
    buttonText: z.string().nullable(),
    goodsId: id.optional(),
    skuId: id.optional(),
    recommendId: id.optional(),
    contentId: id.optional(),
  })
  .meta({ id: 'Material' });
export type Material = z.output<typeof material>;

/** §3 Menu item. */
export const menuItem = z.object({
  menuName: z.string(),
  routerMark: z.string(),
  url: z.string(),
  iconUrl: picUrl,
  selectIconUrl: picUrl,
  backgroundUrl: picUrl,
  backgroundColor: z.string(),
  textColor: z.string(),
  menuType: z.int(),
});
export type MenuItem = z.output<typeof menuItem>;

/** 2 in one app host, 3 in the mini-program, otherwise 1 (§9). */
export const investEnvs = oneOf(1, 2, 3).default(1);
const materials = notInSpec(z.object({ list: z.array(material) }));

// All parameters are optional: an incomplete position logs a warning in the page (§5) and gets an empty list.
export const placementShapes = {
  searchWords: shape(
    notInSpec(z.object({ cityCode: areaNum.optional(), channelId: idText.optional() })),
    notInSpec(
      z.object({
        placeholder: z.string(),
        words: z.array(z.object({ text: z.string(), hot: z.boolean(), link })),
      }),
    ),
  ),
  memberRecommend: shape(
    z.object({
      channel: idText.optional(),
      channelId: idText.default('50458'),
      focusId: idText.optional(),
      positionId: idText.default('1'),
      ptId: idText.optional(),
      planChannelId: idText.optional(),
    }),
    materials,
  ),
  pointMaterials: shape(
    z.object({
      pointId: idText.optional(),
      ptId: idText.optional(),
      cityCode: areaNum.optional(),
      userBrand: oneOf(1, 2, 3).optional(),
      planChannelId: idText.optional(),
      investEnvs,
    }),
    materials,
  ),
  pageMenu: shape(z.object({ regionCode: idText }), z.object({ list: z.array(menuItem) })),
};
