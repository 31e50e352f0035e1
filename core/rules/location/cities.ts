import table from '../../data/cities.json' with { type: 'json' };

/** A row of the built-in national city table (§9). */
export interface City {
  readonly areaNum: string;
  readonly areaName: string;
  readonly fullName: string;
  readonly levelNum: string;
  readonly province: string;
  readonly lat: number;
  readonly lng: number;
  /** The government's address, known for the thirteen cities of the province. */
  readonly address?: string;
}

/** The full table, in a separate module so that only the city picker loads it. */
export const cities: readonly City[] = table;
