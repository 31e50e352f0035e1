interface PlaceRow {
  readonly address: string;
  readonly area_num: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly metres: number | null;
  readonly phone: string;
  readonly open_hours: string;
  readonly pic_url: string;
}

/** Where a shop, hall or business is and how it is reached, as pages show it. */
export const placeView = (row: PlaceRow) => ({
  address: row.address,
  cityCode: row.area_num,
  latitude: row.latitude,
  longitude: row.longitude,
  distanceMeters: row.metres === null ? null : Math.floor(row.metres),
  phone: row.phone || null,
  openHours: row.open_hours,
  picUrl: row.pic_url,
});
