import type { z } from 'zod';

export type Access = 'guest' | 'member';
/** 'sandbox': calls of the workbench, mounted in sandbox mode only (docs/decisions/0071). No client of the malls accepts them. */
export type AnyAccess = Access | 'sandbox' | ConsoleAccess;
/** Calls of the operator's console (docs/decisions/0107); 'operator-guest': made before the operator has signed in. */
export type ConsoleAccess = 'operator' | 'operator-guest';
export type Method = 'GET' | 'POST';
export type Path = `/${string}`;

/** Zod schemas of a call's input and answer, kept in `*.shapes.ts` so that the browser never loads zod. */
export interface Shape<Input extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  readonly input: Input;
  readonly data: Data;
}
export type Shapes = Readonly<Record<string, Shape>>;

export const shape = <I extends z.ZodType, D extends z.ZodType>(input: I, data: D): Shape<I, D> => ({
  input,
  data,
});

/** One row of the call table: everything but the shape. */
export interface Row<A extends AnyAccess = Access, B extends boolean = boolean> {
  readonly method: Method;
  /** As the specification spells it; `:name` marks a path parameter, which is also a field of the input. */
  readonly path: Path;
  /** 'member' calls answer code -2 to a guest. */
  readonly access: A;
  /** Declared per call because the method does not say: several GETs write and most POSTs read. */
  readonly writes: boolean;
  /** The use case itself recognises a repeated idempotency key, so the HTTP layer stores no answer. */
  readonly idempotent: boolean;
  /** The answer contains a token: it is never stored, and a repeated request gets a new one. */
  readonly secretAnswer: boolean;
  /** Raises no loading counter and no toast: the behaviour logs. */
  readonly quiet: boolean;
  /** Sent with `navigator.sendBeacon`: one record or a list, as JSON or as text/plain. */
  readonly beacon: B;
  /** The input of a POST is sent in the query, without a body (§7). */
  readonly query?: true;
  /** The client adds the time to the query, as `timestamp` (§7). */
  readonly timestamped?: true;
  /** Its body is a file of at most so many bytes; the fields of its input are in the query. */
  readonly fileBytes?: number;
  /** The permission that an operator needs; absent: every signed-in operator may. */
  readonly needs?: string;
}

/** One call with its service's prefix; `shape` exists for the compiler only. */
export interface Endpoint<
  S extends Shape = Shape,
  A extends AnyAccess = Access,
  B extends boolean = boolean,
> extends Row<A, B> {
  readonly prefix: Path;
  readonly shape?: S;
}
export type Endpoints = Readonly<Record<string, Endpoint>>;
export type SandboxEndpoint<S extends Shape = Shape> = Endpoint<S, 'sandbox'>;
export type ConsoleEndpoint<S extends Shape = Shape> = Endpoint<S, ConsoleAccess>;
export type AnyEndpoint = Endpoint | SandboxEndpoint | ConsoleEndpoint;

interface RowOptions<A extends AnyAccess> {
  readonly access?: A;
  readonly writes?: boolean;
  readonly idempotent?: boolean;
  readonly secretAnswer?: boolean;
  readonly quiet?: boolean;
  readonly query?: true;
  readonly timestamped?: true;
  readonly fileBytes?: number;
  readonly needs?: string;
}

const row =
  (method: Method) =>
  <A extends AnyAccess = 'guest'>(path: Path, options: RowOptions<A> = {}): Row<A, false> => ({
    method,
    path,
    access: 'guest' as A,
    writes: false,
    idempotent: false,
    secretAnswer: false,
    quiet: false,
    beacon: false,
    ...options,
  });

export const get = row('GET');
export const post = row('POST');
/** A log call that is sent while the page unloads. */
export const beacon = (path: Path): Row<'guest', true> => ({
  ...post(path, { writes: true, quiet: true }),
  beacon: true,
});

type Rows<S extends Shapes, A extends AnyAccess> = { readonly [Name in keyof S]: Row<A> };
type Calls<S extends Shapes, R extends Rows<S, AnyAccess>> = {
  readonly [Name in keyof S]: Endpoint<S[Name], R[Name]['access'], R[Name]['beacon']>;
};

/** Adds the service prefix to a sub-domain's rows. A row without a shape, or a shape without a row, does not compile. */
export const withPrefix =
  <S extends Shapes, A extends AnyAccess = Access>(prefix: Path) =>
  <R extends Rows<S, A>>(rows: R & { readonly [Extra in Exclude<keyof R, keyof S>]: never }): Calls<S, R> =>
    Object.fromEntries(
      Object.entries<Row<AnyAccess>>(rows).map(([name, each]) => [name, { ...each, prefix }]),
    ) as Calls<S, R>;

type ShapeOf<E> = E extends Endpoint<infer S, AnyAccess> ? S : never;
/** The parsed input a handler receives. */
export type InputOf<E extends AnyEndpoint> = z.output<ShapeOf<E>['input']>;
/** The input as a caller sends it, before parsing. */
export type RequestOf<E extends AnyEndpoint> = z.input<ShapeOf<E>['input']>;
export type DataOf<E extends AnyEndpoint> = z.output<ShapeOf<E>['data']>;
