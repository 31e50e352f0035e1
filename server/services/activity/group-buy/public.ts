export {
  groupPrice,
  takeSeat,
  writeSeat,
  type GroupPrice,
  type TakenSeat,
  type WantedGroup,
} from './group-seat.ts';
export { waitingGroups } from './tables.ts';
