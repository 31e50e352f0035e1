import { Text, View } from '@tarojs/components';
import { splitFen } from '#core/rules/format/split-fen.ts';
import { joinClasses } from './join-classes.ts';
import styles from './price.module.css';

export interface PriceProps {
  readonly fen: number;
  readonly size?: 'compact' | 'medium' | 'large' | 'hero';
  /** The struck original, in fen; shown only when it is higher. */
  readonly was?: number | undefined;
  /** 'inherit' takes the colour of the text around it. */
  readonly tone?: 'price' | 'inherit';
  /** With its cents, also where they are none. */
  readonly exact?: boolean;
}

export function Price({ fen, size = 'medium', was, tone = 'price', exact = false }: PriceProps) {
  const { sign, yuan, cents } = splitFen(fen, exact);
  return (
    <View
      className={joinClasses(styles.line, tone === 'inherit' && styles.inherit)}
      ariaRole="text"
      ariaLabel={priceLabel(fen, was)}
    >
      <View className={joinClasses(styles.price, styles[size])}>
        <Text className={styles.small}>{sign}¥</Text>
        {yuan}
        {cents !== '' && <Text className={styles.small}>.{cents}</Text>}
      </View>
      {was !== undefined && was > fen && <Text className={styles.was}>{yuanText(was)}</Text>}
    </View>
  );
}

/** The price in words: the struck original is named as such. */
export const priceLabel = (fen: number, was?: number): string =>
  was !== undefined && was > fen ? `${yuanText(fen)}，原价${yuanText(was)}` : yuanText(fen);

/** ¥9.90, in a sentence. */
export function yuanText(fen: number): string {
  const { sign, yuan, cents } = splitFen(fen, false);
  return `${sign}¥${yuan}${cents && `.${cents}`}`;
}
