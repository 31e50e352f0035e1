import { carriers } from '../../../../config/carriers.ts';

/** A number without spaces and in capitals, as carriers print it. */
export const plainTrackingNo = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** What is wrong with a carrier or its number; null: nothing. */
export function parcelFault(
  carrier: string,
  trackingNo: string,
): { readonly fault: string; readonly cure: string } | null {
  const known = carriers.find(({ name }) => name === carrier);
  if (!known)
    return {
      fault: carrier === '' ? '没有写快递公司' : `不认识快递公司“${carrier}”`,
      cure: `写${carriers.map(({ name }) => name).join('、')}之一`,
    };
  if (/^[\d.]+E\+\d+$/.test(trackingNo))
    return { fault: '运单号被表格软件改成了科学计数', cure: '把这一列设为文本，再填一次运单号' };
  if (!known.numberForm.test(trackingNo))
    return {
      fault: trackingNo === '' ? '没有写运单号' : `运单号“${trackingNo}”不对`,
      cure: `${known.name}的运单号是 ${known.example}`,
    };
  return null;
}
