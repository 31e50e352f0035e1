import { isMobile } from '../format/phone.ts';

export interface AddressFields {
  readonly recipient: string;
  readonly phone: string;
  /** Empty until a city is chosen. */
  readonly areaNum: string;
  readonly district: string;
  readonly street: string;
}

export type AddressProblems = Readonly<Partial<Record<keyof AddressFields, string>>>;

const within = (text: string, min: number, max: number): boolean => {
  const { length } = text.trim();
  return length >= min && length <= max;
};

/** What is wrong with the fields of an address, a sentence for each. The number of a stored address may stay empty: it is kept. */
export function addressProblems(fields: AddressFields, isStored: boolean): AddressProblems {
  const { recipient, phone, areaNum, district, street } = fields;
  return {
    ...(!within(recipient, 2, 20) && { recipient: '请填写收货人姓名，2到20个字' }),
    ...(!(isMobile(phone) || (isStored && phone === '')) && { phone: '请填写11位手机号' }),
    ...(areaNum === '' && { areaNum: '请选择省份和城市' }),
    ...(!within(district, 1, 20) && { district: '请填写区县，最多20个字' }),
    ...(!within(street, 4, 60) && { street: '请填写街道和门牌号，4到60个字' }),
  };
}
