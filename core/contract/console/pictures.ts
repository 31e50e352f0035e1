import { post, withPrefix } from '../endpoint.ts';
import type { pictureShapes } from './pictures.shapes.ts';
import { change, consolePrefix, read } from './rows.ts';

/** Larger files are refused before they are read. */
export const maxPictureBytes = 10 * 1024 * 1024;

/** The library of pictures, and what goods show of it. */
export const pictures = withPrefix<typeof pictureShapes, 'operator'>(consolePrefix)({
  // The same bytes are the same picture, so a repetition needs no saved answer.
  uploadPicture: {
    ...post('/pictures/upload', { access: 'operator', writes: true, idempotent: true }),
    fileBytes: maxPictureBytes,
    needs: 'pictures.edit',
  },
  pictures: read('/pictures/list', 'pictures.view'),
  picture: read('/pictures/detail', 'pictures.view'),
  savePicture: change('/pictures/save', 'pictures.edit'),
  setPictureState: change('/pictures/state', 'pictures.edit'),
  goodsPictures: read('/pictures/goods', 'goods.view'),
  setGoodsPictures: change('/pictures/setGoods', 'goods.edit'),
});
