import type { FastifyRequest } from 'fastify';
import type { HostId } from '#core/config/hosts.ts';
import type { Call } from '../call.ts';

/** A page as an audience would see it, of a valid token (docs/decisions/0118). */
export interface Preview {
  readonly tokenHash: Buffer;
  /** Drafts in place of what is live. */
  readonly revisionIds: readonly string[];
  /** Of the membership; 0: a subscriber without one; null: a guest. */
  readonly level: number | null;
  readonly areaNum: string;
  readonly brand: string;
  readonly host: HostId;
  /** Null: the time of each call. */
  readonly at: Date | null;
  /** A maintenance notice over the page. */
  readonly notice: { readonly mall: string; readonly title: string; readonly message: string } | null;
  /** Null: no subscriber is looked at. */
  readonly viewAs: ViewAs | null;
}

/** One subscriber, at whose pages an operator looks. */
export interface ViewAs {
  readonly userId: string;
  readonly mobile: string;
  /** Who looks. */
  readonly operator: string;
  readonly startedAt: Date;
  readonly endsAt: Date;
}

/** A use case with its input and its request, whose caller the preview decides. */
export interface PreviewedRead {
  /** The call's name in the contract, such as `goods.regionFloors`. */
  readonly name: string;
  readonly input: unknown;
  readonly call: Call;
  /** Documents are drawn for guests; the page's own calls are made as the audience. */
  readonly as: 'guest' | 'audience';
}

export interface Previews {
  /** The preview that a token opens; undefined once it has ended. */
  find(token: string): Promise<Preview | undefined>;
  /** What a call reads after the drafts have been applied, in a transaction that is rolled back. */
  read(preview: Preview, read: PreviewedRead): Promise<unknown>;
}

/** Calls of a page in a preview carry its token; a page without one has no such header. */
export const previewHeader = 'preview-token';
export const previewParam = 'preview';

export const previewTokenIn = ({ headers }: FastifyRequest): string | undefined => {
  const token = headers[previewHeader];
  return typeof token === 'string' ? token : undefined;
};

export const previewEndedSentence = '预览已过期，请回到运营台重新打开';
