/** Petals grow with the level: circle, 4, 5, 6, 8. Inks stand in the tokens (--level-N-ink). */
export const levels = [
  { key: 'none', lobes: 1, ground: ['#F6F1EB', '#E6DDD2'], metal: ['#FFFFFF', '#DCD0C2', '#B3A393'] },
  { key: 'ordinary', lobes: 4, ground: ['#E8F1F5', '#BFD5E0'], metal: ['#FFFFFF', '#B9D3DF', '#7FA5B6'] },
  { key: 'gold', lobes: 5, ground: ['#FFF0CC', '#EFC77B'], metal: ['#FFF9E3', '#F1CB78', '#BE8729'] },
  { key: 'platinum', lobes: 6, ground: ['#F0F0FA', '#C4C7E2'], metal: ['#FFFFFF', '#CDD0EA', '#8A8FBE'] },
  { key: 'plus', lobes: 8, ground: ['#3A322A', '#110E0B'], metal: ['#FFF0C8', '#DDB365', '#8A5F22'] },
] as const;

export type Level = 0 | 1 | 2 | 3 | 4;
