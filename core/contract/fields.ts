import { z } from 'zod';
import { orderStates } from './order/order-states.ts';

/** Marks a schema the specification does not define; OpenAPI shows it as `x-not-in-spec`. */
export const notInSpec = <S extends z.ZodType>(schema: S): S => schema.meta({ notInSpec: true });

/** Input of a call without parameters. */
export const noInput = z.object({});
/** Data of a call that only reports success. */
export const noData = z.null();

// Numbers. A query string carries them as text; text that is not a plain decimal is left as it is and fails the schema.
const plainDecimal = /^-?(?:0|[1-9]\d{0,15})(?:\.\d{1,16})?$/;
const numberFromText = (sent: unknown): unknown =>
  typeof sent === 'string' && plainDecimal.test(sent) ? Number(sent) : sent;

export const integer = (min: number, max: number) =>
  z.preprocess<unknown, z.ZodInt, number>(numberFromText, z.int().min(min).max(max));
export const decimal = (min: number, max: number) =>
  z.preprocess<unknown, z.ZodNumber, number>(numberFromText, z.number().min(min).max(max));
/** A numeric code from a fixed set, such as `oneOf(0, 1)`. */
export const oneOf = <const N extends readonly number[]>(...codes: N) =>
  z.preprocess<unknown, z.ZodLiteral<N[number]>, N[number]>(
    numberFromText,
    z.literal<N[number][]>([...codes]),
  );
/** A numeric code with one allowed value, which is also the default: `always(2)` for loginSource. */
export const always = <const N extends number>(code: N) =>
  z.preprocess<unknown, z.ZodLiteral<N>, N>(numberFromText, z.literal(code)).prefault(code);

// Ids and text.
const idForm = /^[A-Za-z0-9_.:-]{1,64}$/;
const idFromNumber = (sent: unknown): unknown => (Number.isSafeInteger(sent) ? String(sent) : sent);
/** An id in an input. Ids are text; an integer is converted to its decimal text. */
export const idText = z.preprocess<unknown, z.ZodString, string | number>(
  idFromNumber,
  z.string().regex(idForm),
);
/** Text of a log record or tracking parameter: any characters, and integers are accepted as ids. */
export const looseText = (max: number) =>
  z.preprocess<unknown, z.ZodString, string | number>(idFromNumber, z.string().max(max));
/** An id in an answer. */
export const id = z.string().min(1).max(64);
/** One line of typed text: trimmed, without control characters. */
export const singleLine = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^\P{Cc}*$/u);
/** An opaque token or signature: printable ASCII without spaces. */
export const opaqueToken = z
  .string()
  .min(1)
  .max(4096)
  .regex(/^[\x21-\x7e]+$/);
export const webUrl = z.url({ protocol: /^https?$/ }).max(2048);
/** A picture in an answer: a key of the illustration system or a URL. */
export const picUrl = z.string().max(2048);

// People and places.
export const mobile = z.string().regex(/^1[3-9]\d{9}$/);
export const maskedMobile = z.string().regex(/^1[3-9]\d\*{4}\d{4}$/);
export const smsCode = z.string().regex(/^\d{6}$/);
export const areaNum = z.string().regex(/^\d{6}$/);
/** Missing, zero and non-numeric coordinates are refused (§5). */
export const longitude = decimal(-180, 180).refine((value) => value !== 0);
export const latitude = decimal(-90, 90).refine((value) => value !== 0);
export const city = z.object({
  areaNum,
  areaName: z.string(),
  /** Four digits, or two for a municipality. */
  levelNum: z.string().regex(/^\d{2}(\d{2})?$/),
  province: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Pinyin initial, for the city index. */
  initial: z.string().regex(/^[A-Z]$/),
});
export type City = z.output<typeof city>;

// Money, flags, time.
export const fen = z.int();
export const count = z.int().min(0);
export const flag = z.literal([0, 1]);
/** The same flag where the specification writes it as text. */
export const textFlag = z.literal(['0', '1']);
export const isoTime = z.iso.datetime({ offset: true });
/** A day as YYYY-MM-DD. */
export const isoDate = z.iso.date();
/** A cycle of rights as YYYY-MM. */
export const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);
/** A time of day as HH:mm. */
export const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
/** The page's milliseconds, sent only to bypass caches. */
export const timestamp = integer(0, Number.MAX_SAFE_INTEGER).optional();

// Lists.
/** Spread into the input of every paged call. */
export const paging = { pageNum: integer(1, 100_000).default(1), pageSize: integer(1, 50).default(10) };
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), total: count, hasNext: z.boolean() });
/** A page of goods, of which not all are counted. */
export const countedPageOf = <Item extends z.ZodType>(item: Item) =>
  pageOf(item).extend({
    /** There are more than `total`. */
    isTotalMinimum: z.boolean().optional(),
  });
/** A page with the server's time, for lists that count down. */
export const timedPageOf = <Item extends z.ZodType>(item: Item) =>
  pageOf(item).extend({ serverNow: isoTime });

// Codes of the product.
/** 0 claimable, 1 claiming, 2 claimed, 3 not now, 4 next month (§4). */
export const recvStatus = z.literal([0, 1, 2, 3, 4]);
export type RecvStatus = z.output<typeof recvStatus>;
/** 3 means a zero-yuan purchase, 1 any other product (§3 Product item). */
export const productType = z.literal([1, 3]);
/** 0 means non-member. */
export const vipTypeId = z.int().min(0);
export const vipTypeLevel = z.int().min(0).max(9);
export const orderState = z.enum(orderStates);
export const openType = idText;
/** The channel the subscriber came through; the default is that of the standalone pages (§9). */
export const channelId = idText.default('F00000000');
/** The same with the default of the malls (§9). */
export const mallChannelId = idText.default('C0013');
/** Consent sent together with another request. */
export const agreement = z.object({ templateId: idText, version: singleLine(32) });
export type Agreement = z.output<typeof agreement>;
