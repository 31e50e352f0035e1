import { Fragment } from 'react';
import type { SignInText } from './sign-in-agreements.ts';
import styles from './agreement.module.css';

export interface AgreementLinksProps {
  readonly texts: readonly SignInText[];
  onRead(text: SignInText): void;
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
