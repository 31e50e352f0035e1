import { useState } from 'react';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { invoiceProblems, type InvoiceFields } from '#core/rules/order/invoice-fields.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Radio } from '#web/ui/radio/radio.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import styles from './invoice.module.css';

const kinds = [
  ['person', '个人'],
  ['company', '企业'],
] as const;

const empty: InvoiceFields = { titleKind: 'person', title: '', taxNo: '', email: '' };

interface InvoiceFormProps {
  readonly orderNo: string;
  readonly amountFen: number;
  /** What was refused, to correct. */
  readonly earlier?: InvoiceFields;
}

/** The title, the tax number of a company, and where the invoice is sent. */
export function InvoiceForm({ orderNo, amountFen, earlier = empty }: InvoiceFormProps) {
  const [fields, setFields] = useState<InvoiceFields>({
    titleKind: earlier.titleKind,
    title: earlier.title,
    taxNo: earlier.taxNo,
    email: earlier.email,
  });
  const [isChecked, setChecked] = useState(false);
  const call = useApi();
  const queries = useQueryCache();
  const request = useAction(
    ({ taxNo, ...rest }: InvoiceFields) =>
      call(afterSale.requestInvoice, {
        orderNo,
        ...rest,
        ...(rest.titleKind === 'company' && { taxNo: taxNo.toUpperCase() }),
      }),
    {
      onDone: (invoice) => queries.put(callKey(afterSale.invoice, { orderNo }), invoice),
    },
  );
  const problems = isChecked ? invoiceProblems(fields) : {};
  const set = (change: Partial<InvoiceFields>) => setFields({ ...fields, ...change });
  const submit = () => {
    setChecked(true);
    if (Object.keys(invoiceProblems(fields)).length === 0) request.run(fields);
  };
  return (
    <Form onSubmit={submit}>
      <Floor label="发票信息">
        <div className={styles.kinds} role="radiogroup" aria-label="抬头类型">
          {kinds.map(([value, text]) => (
            <Radio
              key={value}
              name="titleKind"
              value={value}
              checked={fields.titleKind === value}
              onSelect={() => set({ titleKind: value })}
            >
              {text}
            </Radio>
          ))}
        </div>
        <TextField
          label="发票抬头"
          placeholder={fields.titleKind === 'person' ? '姓名' : '企业名称'}
          maxLength={60}
          value={fields.title}
          error={problems.title}
          onChange={(title) => set({ title })}
        />
        {fields.titleKind === 'company' && (
          <TextField
            label="税号"
            placeholder="15至20位数字或字母"
            maxLength={20}
            value={fields.taxNo}
            error={problems.taxNo}
            onChange={(taxNo) => set({ taxNo })}
          />
        )}
        <TextField
          label="接收邮箱"
          autoComplete="email"
          placeholder="发票发送到这个邮箱"
          maxLength={100}
          value={fields.email}
          error={problems.email}
          onChange={(email) => set({ email })}
        />
        <p className={`${styles.amount} text-sub text-tertiary`}>
          开票金额¥{formatFen(amountFen)}，为实际支付的金额
        </p>
      </Floor>
      <div className={styles.submit}>
        <Button full type="submit" busy={request.busy}>
          提交申请
        </Button>
      </div>
    </Form>
  );
}
