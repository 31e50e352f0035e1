import type { z } from 'zod';

export type Access = 'guest' | 'member';
export type Method = 'GET' | 'POST';
export type Path = `/${string}`;

/** What goes in and what comes back: zod schemas, kept in `*.shapes.ts` so that the browser never loads them. */
export interface Shape<Input extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  readonly input: Input;
  readonly data: Data;
}
export type Shapes = Readonly<Record<string, Shape>>;

export const shape = <I extends z.ZodType, D extends z.ZodType>(input: I, data: D): Shape<I, D> => ({
  input,
  data,
});

/** One line of the call table: everything but the shape. */
export interface Row<A extends Access = Access, B extends boolean = boolean> {
  readonly method: Method;
  /** As the specification spells it; `:name` marks a path parameter, which is also a field of the input. */
  readonly path: Path;
  /** 'member' calls answer code -2 to a guest. */
  readonly access: A;
  /** The method does not tell: several GETs write and most POSTs read. */
  readonly writes: boolean;
  /** A write that knows its own repetition by the key it is given: nobody has to keep its answer. */
  readonly repeatable: boolean;
  /** Quiet calls raise no loading counter and no toast: the behaviour logs. */
  readonly quiet: boolean;
  /** Sent by beacon: one record or a list of them, as JSON or as the plain text a beacon makes of it. */
  readonly beacon: B;
}

/** One call of the product, with its service's prefix and, for the compiler only, its shape. */
export interface Endpoint<
  S extends Shape = Shape,
  A extends Access = Access,
  B extends boolean = boolean,
> extends Row<A, B> {
  readonly prefix: Path;
  readonly shape?: S;
}
export type Endpoints = Readonly<Record<string, Endpoint>>;

interface Traits<A extends Access> {
  readonly access?: A;
  readonly writes?: boolean;
  readonly repeatable?: boolean;
  readonly quiet?: boolean;
}

const row =
  (method: Method) =>
  <A extends Access = 'guest'>(
    path: Path,
    { access = 'guest' as A, writes = false, repeatable = false, quiet = false }: Traits<A> = {},
  ): Row<A, false> => ({ method, path, access, writes, repeatable, quiet, beacon: false });

export const get = row('GET');
export const post = row('POST');
/** A log that pages leave behind when they go. */
export const beacon = (path: Path): Row<'guest', true> => ({
  method: 'POST',
  path,
  access: 'guest',
  writes: true,
  repeatable: false,
  quiet: true,
  beacon: true,
});

type Rows<S extends Shapes> = { readonly [Name in keyof S]: Row };
type Calls<S extends Shapes, R extends Rows<S>> = {
  readonly [Name in keyof S]: Endpoint<S[Name], R[Name]['access'], R[Name]['beacon']>;
};

/** Puts a sub-domain's rows under its service. A row without a shape, or a shape without a row, does not compile. */
export const under =
  <S extends Shapes>(prefix: Path) =>
  <R extends Rows<S>>(rows: R & { readonly [Extra in Exclude<keyof R, keyof S>]: never }): Calls<S, R> =>
    Object.fromEntries(Object.entries<Row>(rows).map(([name, line]) => [name, { ...line, prefix }])) as Calls<
      S,
      R
    >;

type ShapeOf<E> = E extends Endpoint<infer S> ? S : never;
/** What a handler receives. */
export type InputOf<E extends Endpoint> = z.output<ShapeOf<E>['input']>;
/** What a caller sends. */
export type SentOf<E extends Endpoint> = z.input<ShapeOf<E>['input']>;
export type DataOf<E extends Endpoint> = z.output<ShapeOf<E>['data']>;
