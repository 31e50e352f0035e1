import initials from '../../data/city-initials.json' with { type: 'json' };

/** The pinyin initial of every city, by areaNum. */
export const cityInitials: Readonly<Record<string, string>> = initials;
