import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { AgreementLinks, type AgreementLinksProps } from './agreement-links.tsx';
import styles from './agreement.module.css';

interface AgreementChoiceProps extends AgreementLinksProps {
  readonly agreed: boolean;
  onChange(agreed: boolean): void;
  readonly className?: string | undefined;
}

/** The consent checkbox with links outside of its label, so that opening a text does not toggle it. */
export function AgreementChoice({ agreed, onChange, texts, onRead, className }: AgreementChoiceProps) {
  return (
    <div className={joinClasses(styles.agreementRow, className)}>
      <Checkbox className={styles.checkbox} look="fine" checked={agreed} onChange={onChange}>
        我已阅读并同意
      </Checkbox>
      <AgreementLinks texts={texts} onRead={onRead} />
    </div>
  );
}
