import { useEffect, useState } from 'react';
import type { LoungePass } from '#core/contract/goods/rail.shapes.ts';
import {
  codeLifeMs,
  codeMessage,
  codeMinute,
  macLength,
  readLoungeCode,
  writeLoungeCode,
} from '#core/rules/lounge/lounge-code.ts';
import { hmacSha256 } from '#web/platform/crypto/hmac-sha256.ts';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';

export interface ShownCode {
  /** Null: it can only be had from the server. */
  readonly text: string | null;
  readonly digits: string | null;
  readonly secondsLeft: number;
  /** The minute of the server's clock. */
  readonly minute: number;
}

/** The code of the current minute: the server's while it is of this minute, otherwise made from the seed on the phone. */
export function useLoungeCode(pass: LoungePass | undefined, readAt: number): ShownCode {
  const offset = useServerOffset(pass?.serverNow, readAt);
  const [now, setNow] = useState(() => (pass ? Date.parse(pass.serverNow) : 0));
  const [made, setMade] = useState<{
    readonly orderId: string;
    readonly minute: number;
    readonly text: string;
  }>();
  useEffect(() => {
    const tick = () => setNow(Date.now() + offset);
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [offset]);
  const minute = codeMinute(now);
  const { orderId, seed, qr, digits } = pass ?? { orderId: '', seed: null, qr: null, digits: null };
  const isServers = qr !== null && readLoungeCode(qr)?.minute === minute;
  useEffect(() => {
    if (!seed || isServers || minute > seed.until) return undefined;
    let isCurrent = true;
    makeCode({ orderId, minute, until: seed.until }, seed.key).then(
      (text) => isCurrent && setMade({ orderId, minute, text }),
      () => undefined, // without cryptography (plain http) the server's code is awaited
    );
    return () => {
      isCurrent = false;
    };
  }, [orderId, seed, isServers, minute]);
  const own = made && made.orderId === orderId && made.minute === minute ? made.text : null;
  return {
    text: isServers ? qr : own,
    digits: isServers ? digits : null,
    secondsLeft: Math.max(0, Math.ceil(((minute + 1) * codeLifeMs - now) / 1_000)),
    minute,
  };
}

async function makeCode(
  code: { readonly orderId: string; readonly minute: number; readonly until: number },
  key: string,
): Promise<string> {
  const bytes = await hmacSha256(key, codeMessage(code));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return writeLoungeCode({ ...code, mac: hex.slice(0, macLength) });
}
