import { names } from '../../config/names.ts';

/** How often a name may be changed. */
export const nameEdits = 3;
export const remainingNameEdits = (used: number): number => Math.max(0, nameEdits - used);

const official = [names.operator, names.product, names.hotline, '官方', '客服', '管理员', '系统通知'];
const allowedLength = /^.{2,16}$/su;
const longDigits = /\d{7,}/;
const allowedCharacters = /^[\p{Script=Han}\p{Script=Latin}\d·_-]+$/u;

interface NameRule {
  readonly sentence: string;
  breaks(name: string, blocked: readonly string[]): boolean;
}

const contains = (name: string, words: readonly string[]): boolean =>
  words.some((word) => word !== '' && name.toLowerCase().includes(word.toLowerCase()));

/** The first broken rule is reported. */
const rules: readonly NameRule[] = [
  { sentence: '昵称为2到16个字', breaks: (name) => !allowedLength.test(name) },
  { sentence: '昵称只能使用汉字、字母、数字和·_-', breaks: (name) => !allowedCharacters.test(name) },
  { sentence: '昵称里请不要放手机号等长串数字', breaks: (name) => longDigits.test(name) },
  { sentence: '昵称不能使用官方名称，换一个试试吧', breaks: (name) => contains(name, official) },
  { sentence: '昵称里有不合适的词，换一个试试吧', breaks: contains },
];

/** Why a name is refused, worded for the subscriber; empty when it is accepted. `blocked` is the operator's word list. */
export const nameRefusal = (name: string, blocked: readonly string[]): string =>
  rules.find(({ breaks }) => breaks(name, blocked))?.sentence ?? '';
