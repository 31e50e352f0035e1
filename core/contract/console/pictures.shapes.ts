import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, idText, isoTime, noData, picUrl, singleLine } from '../fields.ts';
import { keyset, operatorName, rowsOf } from './fields.shapes.ts';

export const pictureStates = ['active', 'retired'] as const;
export type PictureState = (typeof pictureStates)[number];
export const pictureForms = ['wide', 'square', 'tall'] as const;
export type PictureForm = (typeof pictureForms)[number];

const pictureKey = z.string().regex(/^[0-9a-f]{32}$/);
const pictureName = singleLine(80);
const altText = singleLine(80, 0);
const reason = singleLine(200, 4);

const picture = z.object({
  pictureKey: z.string(),
  /** As contents name it. */
  value: picUrl,
  name: z.string(),
  /** Read out instead of the picture. */
  alt: z.string(),
  /** Of the file that pages load. */
  width: z.int(),
  height: z.int(),
  bytes: count,
  smallBytes: count,
  /** Of what was uploaded. */
  sourceType: z.string(),
  sourceWidth: z.int(),
  sourceHeight: z.int(),
  state: z.enum(pictureStates),
  uploadedBy: operatorName,
  uploadedAt: isoTime,
});
export type ConsolePicture = z.output<typeof picture>;

/** Where a picture is shown, or will be. */
const use = z.object({
  place: z.enum(['live', 'draft', 'scheduled', 'goods']),
  title: z.string(),
  /** The content or goods that shows it. */
  kind: z.string(),
  key: z.string(),
});
export type PictureUse = z.output<typeof use>;

const goodsPicture = z.object({ pictureKey, alt: altText });

export const pictureShapes = {
  uploadPicture: shape(
    z.object({ name: pictureName.default('图片') }),
    z.object({
      picture,
      /** The same picture was in the library before. */
      isKnown: z.boolean(),
    }),
  ),
  pictures: shape(
    z.object({
      words: singleLine(40, 0).default(''),
      form: z.enum(pictureForms).optional(),
      state: z.enum(pictureStates).default('active'),
      /** Those of one operator. */
      by: idText.optional(),
      ...keyset,
    }),
    rowsOf(picture),
  ),
  picture: shape(z.object({ pictureKey }), z.object({ picture, uses: z.array(use) })),
  savePicture: shape(z.object({ pictureKey, name: pictureName, alt: altText }), noData),
  setPictureState: shape(z.object({ pictureKey, state: z.enum(pictureStates), reason }), noData),
  goodsPictures: shape(
    z.object({ goodsId: idText }),
    z.object({
      version: z.string(),
      pictures: z.array(z.object({ picture, alt: z.string() })),
    }),
  ),
  setGoodsPictures: shape(
    z.object({
      goodsId: idText,
      /** Of the pictures that the operator saw. */
      version: singleLine(64),
      pictures: z.array(goodsPicture).max(5),
      reason,
    }),
    z.object({ version: z.string() }),
  ),
};
