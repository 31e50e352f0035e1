export { writeMovement, type LedgerAccount } from './write-movement.ts';
