interface AddressParts {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
}

/** An address as one line; a municipality is its own province. */
export const addressText = ({ province, city, district, street }: AddressParts): string =>
  `${province === city ? '' : province}${city}${district}${street}`;

/** Province and city as a form shows them. */
export const regionText = ({ province, city }: Pick<AddressParts, 'province' | 'city'>): string =>
  province === city ? city : `${province} ${city}`;
