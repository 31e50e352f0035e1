import type { LineDelivery } from '#core/contract/order/after-sale.shapes.ts';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import styles from './refund.module.css';

interface CodeChoiceProps {
  readonly goodsName: string;
  readonly codes: LineDelivery['codes'];
  readonly chosen: readonly string[];
  onToggle(codeId: string, on: boolean): void;
}

/** Which codes of a line go back, by their last digits. */
export const CodeChoice = ({ goodsName, codes, chosen, onToggle }: CodeChoiceProps) => (
  <ul className={styles.codes} aria-label={`${goodsName}的券码`}>
    {codes.map(({ codeId, lastDigits, isUsed, canRefund }, at) => (
      <li key={codeId}>
        <Checkbox
          checked={chosen.includes(codeId)}
          disabled={!canRefund}
          onChange={(on) => onToggle(codeId, on)}
        >
          第{at + 1}张 <span className="number">•••• {lastDigits}</span>
          {!canRefund && <span className="text-tertiary">{isUsed ? '，已使用' : '，已查看'}</span>}
        </Checkbox>
      </li>
    ))}
  </ul>
);
