import { Component, type ReactNode } from 'react';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';

interface FloorFenceProps {
  readonly children: ReactNode;
}

/** A floor that breaks is one strip with 重试; the floors around it stay. */
export class FloorFence extends Component<FloorFenceProps, { readonly broken: boolean }> {
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
