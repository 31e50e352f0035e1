import { buildMiniProgram } from './mini-program/build.ts';
import { installMiniProgram } from './mini-program/install.ts';

/** `npm run mini`: installs the packages of the mini-program when they are missing, and builds it into mini-program/dist. */
await installMiniProgram();
await buildMiniProgram();
console.log(
  'The package is in mini-program/dist; open the folder mini-program in the developer tools of the chat app.',
);
