import type { AriaAttributes, CSSProperties, MouseEvent, ReactNode, Ref } from 'react';

export interface PressableProps extends AriaAttributes {
  children: ReactNode;
  href?: string | undefined;
  /** The file's name, where the link is saved instead of followed. */
  download?: string | undefined;
  onPress?: ((event: MouseEvent) => void) | undefined;
  type?: 'button' | 'submit' | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLElement & HTMLButtonElement & HTMLAnchorElement> | undefined;
}

/** A link if it has a URL, else a button. */
export function Pressable({ href, download, onPress, type = 'button', disabled, ...rest }: PressableProps) {
  return href === undefined ? (
    <button type={type} disabled={disabled} onClick={onPress} {...rest} />
  ) : (
    <a href={href} download={download} onClick={onPress} {...rest} />
  );
}
