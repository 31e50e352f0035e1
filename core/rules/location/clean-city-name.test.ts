import { expect, it } from 'vitest';
import { cleanCityName } from './clean-city-name.ts';

it.each([
  ['南京市', '南京'],
  ['苏州市昆山市', '苏州'],
  ['无锡市江阴', '无锡'],
  ['南京', '南京'],
  ['恩施土家族苗族自治州', '恩施土家族苗族自治州'],
  ['市', '市'],
  ['', ''],
])('%s is shown as %s (§5)', (name, clean) => expect(cleanCityName(name)).toBe(clean));
