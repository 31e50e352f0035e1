export const defaultFloorName = '所在楼层';
export const defaultPointName = '点击位';
/** The default name of a tap on a right (§9). */
export const rightsClickName = '权益点击';

export interface PlaceNames {
  readonly floorName?: string | undefined;
  readonly pointName?: string | undefined;
}

/** plName joins the names, plId their pinyin initials with '_' for spaces (§3); the caller supplies the initials. */
export const placeId = (
  { floorName, pointName }: PlaceNames,
  initials: (name: string) => string,
): { readonly plId: string; readonly plName: string } => {
  const placeNames = [floorName || defaultFloorName, pointName || defaultPointName];
  return {
    plId: placeNames.map((name) => initials(name).replace(/\s/g, '_')).join('-'),
    plName: placeNames.join('-'),
  };
};
