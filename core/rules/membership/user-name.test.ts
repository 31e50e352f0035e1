import { describe, expect, it } from 'vitest';
import { names } from '../../config/names.ts';
import { nameEdits, nameRefusal, remainingNameEdits } from './user-name.ts';

describe('a user name (§3 User name)', () => {
  it.each(['小苏同学', 'Anna', 'José', '阿里木·江', 'a_b-1', '𠮷野家', '一二三四五六七八九十一二三四五六'])(
    '%s is accepted',
    (name) => expect(nameRefusal(name, ['坏词'])).toBe(''),
  );

  it.each([
    ['我', '昵称为2到16个字'],
    ['一二三四五六七八九十一二三四五六七', '昵称为2到16个字'],
    ['小 苏', '昵称只能使用汉字、字母、数字和·_-'],
    ['a\u202eb', '昵称只能使用汉字、字母、数字和·_-'],
    ['<b>苏</b>', '昵称只能使用汉字、字母、数字和·_-'],
    ['www.a.cn', '昵称只能使用汉字、字母、数字和·_-'],
    ['加我13800000001', '昵称里请不要放手机号等长串数字'],
    ['官方小苏', '昵称不能使用官方名称，换一个试试吧'],
    [`${names.operator}小苏`, '昵称不能使用官方名称，换一个试试吧'],
    ['一个坏词哦', '昵称里有不合适的词，换一个试试吧'],
    ['BADword', '昵称里有不合适的词，换一个试试吧'],
  ])('%j is refused: %s', (name, sentence) =>
    expect(nameRefusal(name, ['坏词', 'badWord', ''])).toBe(sentence),
  );

  it('can be changed three times', () =>
    expect([0, 1, 2, 3, 4].map(remainingNameEdits)).toEqual([nameEdits, 2, 1, 0, 0]));
});
