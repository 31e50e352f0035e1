import { features } from '../../common/features.ts';

/** Every column of the matrix: the whole product, and its parts. */
export const switchColumns = ['visit', ...features] as const;
export type SwitchColumn = (typeof switchColumns)[number];
