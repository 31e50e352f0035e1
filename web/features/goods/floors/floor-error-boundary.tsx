import { Component, type ReactNode } from 'react';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';

interface FloorFenceProps {
  readonly children: ReactNode;
}

/** Error boundary of one floor: shows 重试 and leaves the other floors in place. */
export class FloorErrorBoundary extends Component<FloorFenceProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <FailedState look="strip" title="这一栏没有加载出来" onRetry={() => this.setState({ broken: false })} />
    );
  }
}
