import { Image, View } from '@tarojs/components';
import type { PayMethod, PayMethodId } from '#core/contract/goods/shared/pay-method.shapes.ts';
import { payMethodNote } from '#core/rules/pay/pay-method-note.ts';
import type { PayMethodView } from '#core/rules/pay/pay-method-views.ts';
import { renewalNote } from '#core/rules/pay/renewal-note.ts';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { picture } from '../../platform/picture.ts';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './pay.module.css';

interface PayMethodsProps {
  readonly views: readonly PayMethodView<PayMethod>[];
  readonly chosen: PayMethodId | undefined;
  /** A membership that renews is bought. */
  readonly renews: boolean;
  onChoose(method: PayMethodId): void;
}

/** 支付方式: those that cannot be used here come last, with their reason. */
export function PayMethods({ views, chosen, renews, onChoose }: PayMethodsProps) {
  return (
    <>
      <View className={styles.methodsTitle}>支付方式</View>
      <View className={styles.methods}>
        {views.map((view) => (
          <MethodRow
            key={view.payMethodId}
            view={view}
            isChosen={view.payMethodId === chosen}
            onChoose={() => onChoose(view.payMethodId)}
          />
        ))}
      </View>
      {renews && <View className={styles.renewal}>{renewalNote(chosen)}</View>}
    </>
  );
}

interface MethodRowProps {
  readonly view: PayMethodView<PayMethod>;
  readonly isChosen: boolean;
  onChoose(): void;
}

function MethodRow({ view, isChosen, onChoose }: MethodRowProps) {
  const { icon, payMethodName, promoText, disabled, reason } = view;
  const note = payMethodNote(view);
  return (
    <View
      className={joinClasses(styles.method, disabled && styles.barred)}
      ariaRole="radio"
      ariaLabel={[payMethodName, reason].filter(Boolean).join('，')}
      ariaChecked={isChosen}
      ariaDisabled={disabled}
      onClick={() => {
        if (!disabled) onChoose();
      }}
    >
      <Image className={styles.mark} src={picture(icon)} ariaHidden />
      <View className={styles.words}>
        <View className={styles.methodName}>
          {payMethodName}
          {promoText !== null && <Tag>{promoText}</Tag>}
        </View>
        {!disabled && note !== undefined && <View className={styles.caption}>{note}</View>}
      </View>
      {disabled && <View className={styles.caption}>{reason}</View>}
      <View className={joinClasses(styles.radio, isChosen && styles.checked)}>
        {isChosen && <Icon of={checkIcon} size={16} />}
      </View>
    </View>
  );
}
