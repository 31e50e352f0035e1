/** The first character of each initial in GB 2312, whose 3,755 common characters are sorted by pinyin. */
const firsts = [
  ['a', 0xb0a1],
  ['b', 0xb0c5],
  ['c', 0xb2c1],
  ['d', 0xb4ee],
  ['e', 0xb6ea],
  ['f', 0xb7a2],
  ['g', 0xb8c1],
  ['h', 0xb9fe],
  ['j', 0xbbf7],
  ['k', 0xbfa6],
  ['l', 0xc0ac],
  ['m', 0xc2e8],
  ['n', 0xc4c3],
  ['o', 0xc5b6],
  ['p', 0xc5be],
  ['q', 0xc6da],
  ['r', 0xc8bb],
  ['s', 0xc8f6],
  ['t', 0xcbfa],
  ['w', 0xcdda],
  ['x', 0xcef4],
  ['y', 0xd1b9],
  ['z', 0xd4d1],
] as const;
const end = 0xd7fa;

let readings: readonly (readonly [letter: string, characters: string])[] | undefined;

/** TextDecoder supports GB 2312, so no pinyin table is needed. */
function readTable(): NonNullable<typeof readings> {
  const decoder = new TextDecoder('gbk');
  return firsts.map(([letter, first], at) => {
    const bytes: number[] = [];
    for (let code = first; code < (firsts[at + 1]?.[1] ?? end); code += 1) {
      if ((code & 0xff) > 0xa0 && (code & 0xff) < 0xff) bytes.push(code >> 8, code & 0xff);
    }
    return [letter, decoder.decode(Uint8Array.from(bytes))];
  });
}

const letterOf = (character: string): string => {
  readings ??= readTable();
  return readings.find(([, characters]) => characters.includes(character))?.[0] ?? character;
};

/** 立即领取 → 'l j l q'. Other characters stay as they are. */
export const pinyinInitials = (name: string): string =>
  Array.from(name.trim(), letterOf).join(' ').replace(/\s+/g, ' ');
