/** The two digits a province's codes begin with. */
const province = '(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[12])';
const cityCode = new RegExp(`^${province}\\d{2}00$`);

/** Whether a code has the form the adcode rule yields (§5): a province, its city, and '00'. */
export const isCityCode = (areaNum: string): boolean => cityCode.test(areaNum);
