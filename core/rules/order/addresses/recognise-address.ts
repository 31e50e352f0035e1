import type { City } from '../../location/cities.ts';

export interface RecognisedAddress {
  readonly recipient?: string;
  readonly phone?: string;
  readonly city?: City;
  readonly district?: string;
  readonly street?: string;
}

const labels = /(?:收货人|收件人|姓名|联系人|手机号码?|联系电话|电话|所在地区|收货地址|详细地址|地址)[:：]?/g;
const mobile = /(^|\D)(?:\+?86[- ]?)?(1[3-9]\d)[- ]?(\d{4})[- ]?(\d{4})(?!\d)/;
const person = /^[一-龥·]{2,6}$/;
const anyDistrict = /^[一-龥]{1,8}?(?:区|县|市|旗)/;
const provinceEnd = /(?:省|市|壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区)$/;

interface Found {
  readonly city: City;
  readonly at: number;
  readonly end: number;
}

/** The city whose name comes first in the text; of two at one place the one with the longer name. */
function findCityIn(text: string, cities: readonly City[]): Found | undefined {
  const named = cities.flatMap((city): Found[] => {
    const name = [city.fullName, city.areaName].find((each) => each.length > 1 && text.includes(each));
    if (name === undefined) return [];
    const at = text.indexOf(name);
    return [{ city, at, end: at + name.length }];
  });
  return named.sort((one, other) => one.at - other.at || other.end - one.end)[0];
}

/** Splits a pasted address into its fields; what is not found is absent. */
export function recogniseAddress(
  pasted: string,
  cities: readonly City[],
  districtsOf: (areaNum: string) => readonly string[],
): RecognisedAddress {
  const phone = mobile.exec(pasted);
  const text = pasted
    .replace(mobile, '$1 ')
    .replace(labels, ' ')
    .replace(/[\s,，;；、|/]+/g, ' ')
    .trim();
  const provinces = [...new Set(cities.map(({ province }) => province))];
  const province = provinces.find((name) => text.includes(name.replace(provinceEnd, '')));
  const ofProvince = cities.filter((city) => city.province === province);
  const found = findCityIn(text, ofProvince) ?? findCityIn(text, cities);
  const start = found ? Math.min(found.at, indexOfName(text, province)) : text.length;
  const before = text.slice(0, start).trim().split(' ');
  const after = found ? withoutCity(text.slice(found.end), found.city) : '';
  const district =
    found &&
    (districtsOf(found.city.areaNum).find((name) => after.startsWith(name)) ?? anyDistrict.exec(after)?.[0]);
  const rest = after
    .slice(district?.length ?? 0)
    .trim()
    .split(' ');
  const named = before.filter((word) => person.test(word));
  const first = named[named.length - 1];
  const ending = rest[rest.length - 1] ?? '';
  const last = rest.length > 1 && person.test(ending) ? ending : undefined;
  const recipient = first ?? last;
  const street = (first === undefined && last !== undefined ? rest.slice(0, -1) : rest).join('');
  return {
    ...(phone && { phone: `${phone[2]}${phone[3]}${phone[4]}` }),
    // A word alone is not taken for a name.
    ...(recipient !== undefined && (phone ?? found) && { recipient }),
    ...(found && { city: found.city }),
    ...(district !== undefined && { district }),
    ...(found && street !== '' && { street }),
  };
}

function indexOfName(text: string, province: string | undefined): number {
  const at = province === undefined ? -1 : text.indexOf(province.replace(provinceEnd, ''));
  return at < 0 ? text.length : at;
}

/** What follows a city's name: a municipality is often written twice, and short names are followed by 市. */
function withoutCity(text: string, { fullName, areaName }: City): string {
  const rest = text.replace(/^市/, '').trim();
  const again = [fullName, areaName].find((name) => rest.startsWith(name));
  return again === undefined ? rest : rest.slice(again.length).replace(/^市/, '').trim();
}
