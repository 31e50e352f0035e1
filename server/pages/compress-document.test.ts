import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { documentCompressor } from './compress-document.ts';

const html = Array.from(
  { length: 400 },
  (_, at) => `<li class="row" data-at="${at * 7919}">第${at}项权益</li>`,
).join('');

it('answers a new document at once and one that is drawn again lighter, the text always the same', async () => {
  const compress = documentCompressor();
  const first = await compress(html);
  const later = await eventually(
    () => compress(html),
    ({ length }) => length < first.length,
  );
  expect([first, later].map((each) => brotliDecompressSync(each).toString())).toEqual([html, html]);
});
