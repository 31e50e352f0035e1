import './agreement.css';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { AgreementLinks, type AgreementLinksProps } from './agreement-links.tsx';

interface AgreementLineProps extends AgreementLinksProps {
  readonly agreed: boolean;
  onChange(agreed: boolean): void;
}

/** The consent and what it is about; the links stand beside the label, so that reading never ticks. */
export function AgreementLine({ agreed, onChange, texts, onRead }: AgreementLineProps) {
  return (
    <div className="agr">
      <Checkbox look="fine" checked={agreed} onChange={onChange}>
        我已阅读并同意
      </Checkbox>
      <AgreementLinks texts={texts} onRead={onRead} />
    </div>
  );
}
