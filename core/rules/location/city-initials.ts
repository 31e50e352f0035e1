import initials from '../../data/city-initials.json' with { type: 'json' };

/** First letter of every city's name in pinyin, by areaNum. */
export const cityInitials: Readonly<Record<string, string>> = initials;
