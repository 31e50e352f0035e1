/** A city (§3, Area / location). */
export interface Area {
  /** Six digits. */
  readonly areaNum: string;
  readonly areaName: string;
  /** Four digits, or two for a municipality. */
  readonly levelNum: string;
  readonly cityCode: string;
  readonly province: string;
}

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export type PlaceSource = 'default' | 'operator-app' | 'chat-app' | 'maps' | 'geolocation' | 'mobile';

/** The subscriber's location, detected or chosen. */
export interface Place extends Area, Coordinates {
  readonly source: PlaceSource;
  readonly isAuthorize: boolean;
  readonly address?: string;
  /** When it was stored, in milliseconds. */
  readonly timestamp?: number;
  /** 1 when the subscriber chose the city manually. */
  readonly isUserChoose?: 1;
}
