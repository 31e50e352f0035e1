/** A refused call. The code `offline` means that there was no answer. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: string;
  readonly data: unknown;
  constructor(code: string, message: string, data: unknown = null) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export const offline = 'offline';
export const offlineSentence = '网络不给力，请检查后重试';
