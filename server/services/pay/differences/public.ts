export {
  addDifferences,
  differenceById,
  differencesToShow,
  endRefusedRefund,
  settleDifference,
  type DifferenceRow,
  type NewDifference,
} from './differences.ts';
