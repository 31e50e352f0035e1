export {
  addDifferences,
  beginRepair,
  differenceById,
  differencesToShow,
  endRefusedRefund,
  giveUpRepair,
  lockToIgnore,
  settleDifference,
  type DifferenceRow,
  type NewDifference,
  type NotFree,
} from './differences.ts';
