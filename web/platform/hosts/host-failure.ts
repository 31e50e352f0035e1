export type HostFailureKind =
  /** The script or the bridge is missing. */
  | 'missing'
  /** Timeout. */
  | 'timeout'
  /** Cancelled by the subscriber. */
  | 'cancelled'
  | 'failed';

/** Why a host function failed; for logs and fallbacks, never shown. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure';
  readonly kind: HostFailureKind;

  constructor(kind: HostFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
