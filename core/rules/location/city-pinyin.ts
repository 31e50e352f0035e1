import table from '../../data/city-pinyin.json' with { type: 'json' };

/** The pinyin of every city, syllables separated by spaces, by areaNum. */
export const cityPinyin: Readonly<Record<string, string>> = table;
