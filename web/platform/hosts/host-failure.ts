export type HostFailureKind =
  /** The script or the bridge is not there. */
  | 'missing'
  /** No answer in its time. */
  | 'timeout'
  /** The subscriber said no. */
  | 'cancelled'
  | 'failed';

/** Why a host did not do what it was asked; for the log and for the next way, never for the subscriber. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure';
  readonly kind: HostFailureKind;

  constructor(kind: HostFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
