interface NothingFound {
  readonly keyword: string;
  /** How many filters are on. */
  readonly filters: number;
  /** How many goods there are without them. */
  readonly totalUnfiltered: string;
  readonly hasMatchingWords: boolean;
}

/** What is said when nothing was found, and what helps. */
export const noResultsText = ({ keyword, filters, totalUnfiltered, hasMatchingWords }: NothingFound) => ({
  title: keyword.trim() === '' ? '没有符合筛选的商品' : `没有找到“${keyword.slice(0, 20)}”`,
  line:
    filters > 0 && totalUnfiltered !== '0'
      ? `去掉已选的${filters}项筛选，有${totalUnfiltered}件商品`
      : hasMatchingWords
        ? '试试其中的词'
        : '换个词，或看看为你推荐的商品',
});
