/** What an uploaded picture may be at most, and what is made of it. */
export const maxSide = 8_000;
export const maxPixels = 32_000_000;
export const minSide = 40;
/** The widths of the two files that pages load. */
export const mainWidth = 750;
export const smallWidth = 240;
/** Above it a page on a slow connection waits visibly; the check before publishing warns. */
export const heavyBytes = 120 * 1024;
/** Views of one goods. */
export const maxGoodsPictures = 5;

export const uploadTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** Why a file is no picture for the library. */
export const pictureFaults = {
  empty: '没有收到图片，请重新选择',
  svg: 'SVG 里可能有脚本，不能上传，请导出成 PNG 或 WebP',
  html: '这是网页，不是图片，请选择 PNG、JPEG 或 WebP',
  gif: 'GIF 不能上传，请导出成 PNG、JPEG 或 WebP',
  heic: 'HEIC 和 AVIF 不能上传，请在手机上导出成 JPEG',
  unknown: '这个文件不是图片，请选择 PNG、JPEG 或 WebP',
  animated: '动图不能上传，请选择一张静态图片',
  truncated: '图片不完整，请重新导出后再上传',
  hidden: '图片里夹带了网页或压缩包，请重新导出后再上传',
  broken: '图片打不开，请重新导出后再上传',
  heavy: '图片超过 10 MB，请压缩后再上传',
  'many-pixels': '图片像素太多：每边最多 8000，总共最多 3200 万',
  'few-pixels': '图片太小：每边至少 40 像素',
} as const;
export type PictureFault = keyof typeof pictureFaults;
