import type { ContentCheck } from '../../../contract/console/content.shapes.ts';
import { libraryPicture } from '../../pictures/library-picture.ts';
import { heavyBytes } from './picture-limits.ts';
import type { NamedPicture } from './pictures-in-content.ts';

/** What the library knows of a picture. */
export interface PictureFacts {
  readonly name: string;
  readonly state: 'active' | 'retired';
  readonly width: number;
  readonly bytes: number;
}

const fail = (text: string): ContentCheck => ({ result: 'fail', text });
const warn = (text: string): ContentCheck => ({ result: 'warn', text });

/** Drawings of ours are named by family and name; a path of ours begins with a slash. */
const ownForm = /^[a-z][a-z0-9-]*\/[a-z0-9-]+$|^\/(?!\/)\S+$/;

/** Whether the pictures of a content can be shown, sharp and soon. */
export function pictureChecks(
  named: readonly NamedPicture[],
  facts: ReadonlyMap<string, PictureFacts>,
): readonly ContentCheck[] {
  const found = named.flatMap(({ where, value, minWidth }): readonly ContentCheck[] => {
    const picture = libraryPicture(value);
    if (!picture) {
      if (/^(https?:)?\/\//.test(value))
        return [fail(`${where}是外站的图片，手机上不会显示，请上传到素材库`)];
      return ownForm.test(value) ? [] : [fail(`${where}不是图片：${value.slice(0, 40)}`)];
    }
    const known = facts.get(picture.key);
    if (!known) return [fail(`${where}不在素材库里，请重新选择`)];
    if (known.state === 'retired') return [fail(`${where}“${known.name}”已停用，请换一张`)];
    return [
      ...(known.width < minWidth ? [warn(`${where}宽 ${known.width} 像素，至少 ${minWidth} 才清晰`)] : []),
      ...(known.bytes > heavyBytes
        ? [warn(`${where}有 ${Math.ceil(known.bytes / 1024)} KB，超过 ${heavyBytes / 1024} KB，打开会慢`)]
        : []),
    ];
  });
  if (found.length > 0) return found;
  return [{ result: 'pass', text: named.length === 0 ? '没有图片' : `${named.length}张图片都能显示` }];
}
