import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawCaptcha } from './draw-captcha.ts';

/** The thread started by `start-captcha-thread.ts`: answers each message with one picture. */
const port = parentPort;
if (!port) throw new Error('this runs as a thread');
// Lower priority than requests. Only Linux has priorities per thread; elsewhere it would apply to the whole process.
if (process.platform === 'linux') setPriority(0, 10);
port.on('message', () => port.postMessage(drawCaptcha()));
