/** The map service writes an empty city as '[]'; the province stands in for it (§4). */
export const fixAreaName = <P extends { readonly areaName: string; readonly province: string }>(
  place: P,
): P => (place.areaName === '[]' ? { ...place, areaName: place.province } : place);
