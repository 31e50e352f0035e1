import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { TagKind } from '#core/rules/goods/card/shown-tags.ts';
import { joinClasses } from './join-classes.ts';
import styles from './tag.module.css';

export interface TagProps {
  readonly kind?: TagKind | 'solid';
  readonly children: ReactNode;
}

export const Tag = ({ kind = 'soft', children }: TagProps) => (
  <View className={joinClasses(styles.tag, styles[kind])}>{children}</View>
);
