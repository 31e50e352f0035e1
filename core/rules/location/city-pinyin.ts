import table from '../../data/city-pinyin.json' with { type: 'json' };

/** How every city's name is spoken, syllable by syllable, by areaNum. */
export const cityPinyin: Readonly<Record<string, string>> = table;
