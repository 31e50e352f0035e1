import { describe, expect, it } from 'vitest';
import { pictureValue } from '../../pictures/library-picture.ts';
import { floorsForm } from '../content-forms/floors-form.ts';
import { pictureChecks, type PictureFacts } from './picture-checks.ts';
import { picturesInContent } from './pictures-in-content.ts';

const key = 'a'.repeat(32);
const value = pictureValue({ key, width: 750, height: 296 });
const facts: PictureFacts = { name: '秋天的苏州', state: 'active', width: 750, bytes: 80_000 };
const check = (named: { value: string; minWidth?: number }, known?: Partial<PictureFacts>) =>
  pictureChecks(
    [{ where: '苏州限定的头图', minWidth: 710, ...named }],
    new Map(known ? [[key, { ...facts, ...known }]] : []),
  );

describe('pictures before publishing', () => {
  it.each([
    ['sharp and light', {}, 'pass', '1张图片都能显示'],
    ['too small', { width: 480 }, 'warn', '苏州限定的头图宽 480 像素，至少 710 才清晰'],
    ['too heavy', { bytes: 130_000 }, 'warn', '苏州限定的头图有 127 KB，超过 120 KB，打开会慢'],
    ['retired', { state: 'retired' as const }, 'fail', '苏州限定的头图“秋天的苏州”已停用，请换一张'],
  ])('one of the library that is %s', (_what, known, result, text) => {
    expect(check({ value }, known)).toEqual([{ result, text }]);
  });

  it.each([
    [value, 'fail', '苏州限定的头图不在素材库里，请重新选择'],
    ['https://cdn.example/a.png', 'fail', '苏州限定的头图是外站的图片，手机上不会显示，请上传到素材库'],
    ['//cdn.example/a.png', 'fail', '苏州限定的头图是外站的图片，手机上不会显示，请上传到素材库'],
    ['javascript:alert(1)', 'fail', '苏州限定的头图不是图片：javascript:alert(1)'],
    ['goods/milktea', 'pass', '1张图片都能显示'],
    ['/content/pic/a.png', 'pass', '1张图片都能显示'],
  ])('%s', (named, result, text) => {
    expect(check({ value: named })).toEqual([{ result, text }]);
  });

  it('are found in fields, lists and rows of an item, by its name', () => {
    const card = { title: '看电影', subTitle: '', highlight: null, pics: ['quick/movie', value], link: null };
    const named = picturesInContent(floorsForm, [
      { ...floorsForm.blank('1', 'duo'), title: '活动专区', cards: [card] },
      { ...floorsForm.blank('2', 'goods'), title: '苏州限定', pic: value },
      { ...floorsForm.blank('3', 'goods'), title: '没有头图' },
    ]);
    expect(named).toEqual([
      { where: '活动专区的图片', value: 'quick/movie', minWidth: 240 },
      { where: '活动专区的图片', value, minWidth: 240 },
      { where: '苏州限定的头图', value, minWidth: 710 },
    ]);
  });

  it('are none where nothing names one', () => {
    expect(pictureChecks([], new Map())).toEqual([{ result: 'pass', text: '没有图片' }]);
  });
});
