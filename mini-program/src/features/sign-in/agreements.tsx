import { Text, View } from '@tarojs/components';
import { agreements } from '#core/contract/common/agreements.ts';
import type { Agreement } from '#core/contract/fields.ts';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { callApi } from '../../platform/call.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './sign-in.module.css';

/** The texts of the sign-in; the consent to the first is sent with it and covers the second. */
const texts = [
  { templateId: 'user-service', title: '用户服务协议' },
  { templateId: 'privacy', title: '隐私政策' },
] as const;

/** The version that the visitor agrees to. */
export async function agreedVersion(): Promise<Agreement> {
  const [{ templateId }] = texts;
  const { version } = await callApi(agreements.agreementTemplate, { templateId });
  return { templateId, version };
}

interface AgreementChoiceProps {
  readonly agreed: boolean;
  onChange(agreed: boolean): void;
}

/** The box is never ticked beforehand; a tap on a title opens the text and leaves the box as it is. */
export function AgreementChoice({ agreed, onChange }: AgreementChoiceProps) {
  return (
    <View className={styles.agreement}>
      <View
        className={joinClasses(styles.box, agreed && styles.ticked)}
        ariaRole="checkbox"
        ariaLabel={`已阅读并同意${texts.map(({ title }) => `《${title}》`).join('')}`}
        ariaChecked={agreed}
        onClick={() => onChange(!agreed)}
      >
        {agreed && <Icon of={checkIcon} size={14} />}
      </View>
      <View className={styles.agreementText}>
        <Text ariaHidden onClick={() => onChange(!agreed)}>
          已阅读并同意
        </Text>
        {texts.map(({ templateId, title }) => (
          <Text
            key={templateId}
            className={styles.link}
            ariaRole="link"
            onClick={() => openPage('protocol', { templateId })}
          >
            《{title}》
          </Text>
        ))}
      </View>
    </View>
  );
}
