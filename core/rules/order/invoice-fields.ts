export interface InvoiceFields {
  readonly titleKind: 'person' | 'company';
  readonly title: string;
  readonly taxNo: string;
  readonly email: string;
}

const taxNumber = /^[0-9A-Z]{15,20}$/;
const mailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What is wrong with an invoice's fields, by field. */
export function invoiceProblems({
  titleKind,
  title,
  taxNo,
  email,
}: InvoiceFields): Partial<Record<'title' | 'taxNo' | 'email', string>> {
  return {
    ...(title.trim() === '' && { title: titleKind === 'person' ? '请填写姓名' : '请填写企业名称' }),
    ...(titleKind === 'company' &&
      !taxNumber.test(taxNo.trim().toUpperCase()) && { taxNo: '税号是15至20位数字或字母' }),
    ...(!mailAddress.test(email.trim()) && { email: '请填写正确的邮箱' }),
  };
}
