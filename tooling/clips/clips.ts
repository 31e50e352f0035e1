import type { Clip } from './clip-scene.ts';

/** The twelve clips, by the ids that goods carry as `videosId`. */
export const clips: readonly Clip[] = [
  { id: 'v01', art: 'peach-cut', light: 'dusk', falling: 'petals', note: 0 },
  { id: 'v02', art: 'food-cut', light: 'morning', falling: 'leaves', note: 2 },
  { id: 'v03', art: 'coffee-cut', light: 'autumn', falling: 'leaves', note: 4 },
  { id: 'v04', art: 'tea-cut', light: 'morning', falling: 'leaves', note: 7 },
  { id: 'v05', art: 'earphones-cut', light: 'night', falling: 'stars', note: 9 },
  { id: 'v06', art: 'cooker-cut', light: 'autumn', falling: 'petals', note: 5 },
  { id: 'v07', art: 'cinema-cut', light: 'night', falling: 'stars', note: 12 },
  { id: 'v08', art: 'crab-cut', light: 'autumn', falling: 'leaves', note: 3 },
  { id: 'v09', art: 'garden-cut', light: 'night', falling: 'lanterns', note: 10 },
  { id: 'v10', art: 'boat-cut', light: 'night', falling: 'lanterns', note: 8 },
  { id: 'v11', art: 'duck-cut', light: 'dusk', falling: 'leaves', note: 1 },
  { id: 'v12', art: 'silk-cut', light: 'morning', falling: 'petals', note: 11 },
];
