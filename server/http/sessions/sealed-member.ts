import type { Encryption } from '../../crypto/encryption.ts';
import type { Member } from '../call.ts';

interface SealedMember {
  readonly user_id: string;
  readonly session_id: string;
  readonly mobile_sealed: string;
}

/** The member of a session. The number is decrypted on its first use: most calls never read it. */
export function sealedMember({ mobiles }: Encryption, row: SealedMember): Member {
  let mobile: string | undefined;
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    get mobile() {
      return (mobile ??= mobiles.open(row.mobile_sealed));
    },
  };
}
