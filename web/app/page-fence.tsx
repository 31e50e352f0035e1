import { Component, type ReactNode } from 'react';

interface PageFenceProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

/** Whatever breaks inside a page, the subscriber sees a sentence and a way on, never a white screen. */
export class PageFence extends Component<PageFenceProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
