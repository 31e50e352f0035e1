import { z } from 'zod';
import { picUrl } from '../../fields.ts';

export const sectionKinds = [
  'about',
  'parameters',
  'included',
  'delivery',
  'usage',
  'notice',
  'refund',
  'other',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

const paragraph = z.object({ kind: z.literal('paragraph'), text: z.string() }).readonly();
const list = z.object({ kind: z.literal('list'), items: z.array(z.string()).readonly() }).readonly();
const parameters = z
  .object({
    kind: z.literal('parameters'),
    rows: z.array(z.object({ name: z.string(), value: z.string() }).readonly()).readonly(),
  })
  .readonly();
/** A part of a section: text, a list, or names with values. Never HTML. */
export const sectionBlock = z.discriminatedUnion('kind', [paragraph, list, parameters]);
export type SectionBlock = z.output<typeof sectionBlock>;

/** A section of the detail page: its first paragraphs, what follows them where that is more, and its pictures. */
export const section = z.object({
  kind: z.enum(sectionKinds).optional(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  blocks: z.array(sectionBlock).optional(),
  pics: z.array(picUrl),
});
