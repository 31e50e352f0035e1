/** Replaces the area name '[]', the map service's empty city, with the province (§4). */
export const fixAreaName = <P extends { readonly areaName: string; readonly province: string }>(
  place: P,
): P => (place.areaName === '[]' ? { ...place, areaName: place.province } : place);
