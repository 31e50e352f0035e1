import { Fragment } from 'react';
import type { AgreedText } from './agreed-text.ts';
import styles from './agreement.module.css';

export interface AgreementLinksProps {
  readonly texts: readonly AgreedText[];
  onRead(text: AgreedText): void;
}

/** The names of the texts, each opening its text. */
export function AgreementLinks({ texts, onRead }: AgreementLinksProps) {
  return texts.map((text, at) => (
    <Fragment key={text.templateId}>
      {at > 0 && at === texts.length - 1 && '和'}
      <button
        className={styles.agreementLink}
        type="button"
        onClick={() => onRead(text)}
      >{`《${text.title}》`}</button>
    </Fragment>
  ));
}
