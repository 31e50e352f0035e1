/** A city's name without 市: stripped from the end, or cut at the first one (§5). */
export const cleanCityName = (name: string): string => {
  const cut = name.indexOf('市');
  return cut > 0 ? name.slice(0, cut) : name;
};
