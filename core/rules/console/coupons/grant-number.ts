export type GrantNumber =
  | { readonly kind: 'number'; readonly mobile: string }
  | { readonly kind: 'wrong'; readonly fault: string; readonly cure: string };

/** Spaces and signs that programs of tables add, and the country code. */
const decorations = /[\s\u00a0\ufeff"'，,;；-]/g;
const countryCode = /^(?:\+|00)?86(?=1\d{10}$)/;

/** The phone number in a line of a list, or what is wrong with it and its cure. */
export function grantNumber(line: string): GrantNumber {
  const text = line.normalize('NFKC').replace(decorations, '').replace(countryCode, '');
  if (/^1[3-9]\d{9}$/.test(text)) return { kind: 'number', mobile: text };
  const letter = /[^\d]/.exec(text);
  if (letter) {
    const isZero = /[oO]/.test(letter[0]);
    return wrong(
      `第 ${letter.index + 1} 位是“${letter[0]}”`,
      isZero ? '可能是数字 0，请核对' : '只能是数字，请核对',
    );
  }
  if (text.length < 11) return wrong(`只有 ${text.length} 位`, '补全后再传');
  if (text.length > 11) return wrong(`有 ${text.length} 位，多了 ${text.length - 11} 位`, '一行只写一个号码');
  return wrong('不是手机号', '手机号以 13 至 19 开头');
}

const wrong = (fault: string, cure: string): GrantNumber => ({ kind: 'wrong', fault, cure });

/** The lines of an uploaded text: empty ones and a heading are no lines, the numbering is that of the file. */
export const grantLines = (list: string): readonly { readonly lineNo: number; readonly text: string }[] =>
  list
    .split(/\r\n|\r|\n/)
    .map((text, at) => ({ lineNo: at + 1, text: text.replace(/\ufeff/g, '').trim() }))
    .filter(({ text, lineNo }) => text !== '' && !(lineNo === 1 && !/\d/.test(text)));

/** What a report shows of a line: three characters at the beginning and four at the end. */
export const maskedLine = (text: string): string => {
  const characters = Array.from(text);
  return characters.length < 8
    ? `${characters.slice(0, 3).join('')}****`
    : `${characters.slice(0, 3).join('')}****${characters.slice(-4).join('')}`;
};
