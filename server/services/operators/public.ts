export { startOperatorSession } from './session/start-session.ts';
