import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends raw bytes and returns the answer until the server closes, or until `hangUpMs`. */
export function rawRequest(origin: string, bytes: string | Buffer, hangUpMs = 10_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const hangUp = setTimeout(() => socket.destroy(), hangUpMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined); // a closed connection is an outcome
    socket.on('close', () => {
      clearTimeout(hangUp);
      const [head = '', body = ''] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n', 2);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body });
    });
  });
}
