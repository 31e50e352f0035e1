/** The ground an object stands on: sky, floor, moon gate, shadow. */
export const stages = {
  coral: ['#FFF3EC', '#FFDCCB', '#FFFFFF', '#F2A486'],
  peach: ['#FFF6EA', '#FFE2C2', '#FFFFFF', '#EDB071'],
  gold: ['#FFF9E8', '#FBE7B6', '#FFFFFF', '#D9AF55'],
  rose: ['#FFF1F4', '#FFD7E0', '#FFFFFF', '#F0A0B4'],
  violet: ['#F4F1FF', '#DED7FF', '#FFFFFF', '#A99BEB'],
  blue: ['#EEF5FF', '#CFE1FF', '#FFFFFF', '#8FB5EE'],
  sky: ['#ECF8FF', '#C9E9FB', '#FFFFFF', '#86C2E0'],
  teal: ['#EAFAF5', '#C6EEE2', '#FFFFFF', '#7CCBB6'],
  leaf: ['#F2FAE9', '#D7EFC0', '#FFFFFF', '#9BC672'],
  stone: ['#F7F4F0', '#E6DFD6', '#FFFFFF', '#B9AB99'],
  ink: ['#2C2620', '#171310', '#3A322A', '#000000'],
} as const;

/** 'none' cuts the object out, for banners and cards with their own ground. */
export type Stage = keyof typeof stages | 'none';
