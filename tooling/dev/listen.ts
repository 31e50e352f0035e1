import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Listens on a loopback port; a port that is taken is one clear line. */
export async function listen(port: number, handle: RequestListener): Promise<Server> {
  const server = createServer(handle).listen(port, '127.0.0.1');
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
  return server;
}
