import { once } from 'node:events';
import type { Server } from 'node:http';

/** Listens on a loopback port; a port that is taken is one clear line. */
export async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw new Error(
      taken
        ? `Port ${port} is taken: stop what listens there (another "npm run dev" or "npm start"?) and try again.`
        : `Port ${port}: ${String(error)}`,
      { cause: error },
    );
  }
}
