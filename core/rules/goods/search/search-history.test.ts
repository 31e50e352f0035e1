import { describe, expect, it } from 'vitest';
import { searchedWords, withSearchedWord } from './search-history.ts';

describe('the words searched for', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['{', []],
    ['{"a":1}', []],
    ['["咖啡",3,"奶茶"]', ['咖啡', '奶茶']],
  ])('stored as %s are %j', (stored, words) => expect(searchedWords(stored)).toEqual(words));

  it('have the last one first, each once, and at most twenty', () => {
    expect(withSearchedWord(['咖啡', '奶茶'], '奶茶')).toEqual(['奶茶', '咖啡']);
    const many = Array.from({ length: 20 }, (_, at) => `${at}`);
    expect(withSearchedWord(many, '新')).toEqual(['新', ...many.slice(0, 19)]);
  });
});
