import type { ConsolePicture, PictureForm, PictureUse } from '#core/contract/console/pictures.shapes.ts';

/** 750 × 296 · 86 KB */
export const sizeText = ({
  width,
  height,
  bytes,
}: Pick<ConsolePicture, 'width' | 'height' | 'bytes'>): string =>
  `${width} × ${height} · ${Math.ceil(bytes / 1024)} KB`;

export const formNames: Readonly<Record<PictureForm, string>> = {
  wide: '横图',
  square: '方图',
  tall: '竖图',
};

export const placeNames: Readonly<Record<PictureUse['place'], string>> = {
  live: '线上',
  draft: '草稿',
  scheduled: '定时',
  goods: '商品',
};
