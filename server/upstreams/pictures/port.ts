export type StoredPicture =
  | { readonly kind: 'found'; readonly bytes: Uint8Array }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unanswered'; readonly reason: string };

/** Where the files of pictures are. A file's name contains the hash of its bytes, so it is written once and never changes. */
export interface PictureStore {
  /** Stores a file; again with the same name changes nothing. */
  put(
    name: string,
    bytes: Uint8Array,
  ): Promise<{ readonly kind: 'stored' } | { readonly kind: 'unanswered'; readonly reason: string }>;
  get(name: string): Promise<StoredPicture>;
}
