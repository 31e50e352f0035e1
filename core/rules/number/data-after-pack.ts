import { dataText } from './data-amount.ts';

interface Left {
  readonly leftMb: number;
  readonly totalMb: number;
}

/** What a number can use this month after packs of `dataMb` arrived; the number service may answer what was before. */
export const dataAfterPack = ({ leftMb, totalMb }: Left, dataMb: number): string =>
  leftMb < dataMb
    ? `新到${dataText(dataMb)}，号码服务稍后更新余量`
    : `本月可用${dataText(leftMb)}，共${dataText(totalMb)}，含新到${dataText(dataMb)}`;
