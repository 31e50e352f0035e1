import type { AriaAttributes, CSSProperties, MouseEvent, ReactNode, Ref } from 'react';

export interface PressableProps extends AriaAttributes {
  children: ReactNode;
  href?: string | undefined;
  onPress?: ((event: MouseEvent) => void) | undefined;
  type?: 'button' | 'submit' | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLElement & HTMLButtonElement & HTMLAnchorElement> | undefined;
}

/** A real link when it leads somewhere, else a real button. */
export function Pressable({ href, onPress, type = 'button', disabled, ...rest }: PressableProps) {
  return href === undefined ? (
    <button type={type} disabled={disabled} onClick={onPress} {...rest} />
  ) : (
    <a href={href} onClick={onPress} {...rest} />
  );
}
