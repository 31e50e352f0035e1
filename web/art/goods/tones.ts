/** Light, base and deep of one colour. */
export const tones = {
  violet: ['#A99BFF', '#6F5BF2', '#4632C8'],
  blue: ['#7DB4FF', '#2F7BF0', '#174FBE'],
  red: ['#FF8A70', '#EE4430', '#B9201A'],
  orange: ['#FFC06B', '#FF8A2B', '#D95A0B'],
  green: ['#7FE0A8', '#1FB56F', '#0B7C4B'],
  teal: ['#74E0D0', '#12AE9D', '#077568'],
  pink: ['#FF9DBB', '#F2507F', '#B92357'],
  gold: ['#FCE6B0', '#E3B25A', '#A8741C'],
  ink: ['#5B5148', '#2B2521', '#0F0C0A'],
  cyan: ['#8CDCFF', '#25A9EA', '#0B6FB0'],
} as const;

export type Tone = keyof typeof tones;
