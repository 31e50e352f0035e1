import { expect, it } from 'vitest';
import { isDeliveryLink } from './delivery-content.ts';

it.each([
  ['https://partner.example/use#8F3K', true],
  ['http://127.0.0.1:8000/use', true],
  ['8F3K-22QX', false],
  ['https://', false],
  ['https://partner.example/use 8F3K', false],
  ['ftp://partner.example/use', false],
  ['javascript:alert(1)', false],
  ['兑换码见 https://partner.example', false],
])('%s is a link to open: %s', (content, isLink) => expect(isDeliveryLink(content)).toBe(isLink));
