import type { pictures } from '#core/contract/console/pictures.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { savePicture, setPictureState } from './change-picture.ts';
import { pictureDetail, pictureList } from './picture-list.ts';
import { uploadPicture, type PictureDeps } from './upload-picture.ts';

type LibraryCalls = Omit<typeof pictures, 'goodsPictures' | 'setGoodsPictures'>;

/** The library; the pictures of goods belong to the catalogue. */
export const pictureRoutes = (deps: PictureDeps): ConsoleHandlers<LibraryCalls> => ({
  uploadPicture: (input, call) => uploadPicture(deps, input, call),
  pictures: (input) => pictureList(deps.db, input),
  picture: (input) => pictureDetail(deps.db, input),
  savePicture: (input, call) => savePicture(deps, input, call),
  setPictureState: (input, call) => setPictureState(deps, input, call),
});
