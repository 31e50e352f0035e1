import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { encodePicture } from './encode-picture.ts';

/** The thread started by `start-picture-thread.ts`: answers each file with what was made of it. */
const port = parentPort;
if (!port) throw new Error('this runs as a thread');
// Lower priority than requests. Only Linux has priorities per thread; elsewhere it would apply to the whole process.
if (process.platform === 'linux') setPriority(0, 10);
port.on('message', (bytes: Uint8Array) => {
  void encodePicture(bytes).then((encoding) => port.postMessage(encoding));
});
