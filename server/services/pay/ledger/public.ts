export { writeMovement, writeMovements, type LedgerAccount } from './write-movement.ts';
