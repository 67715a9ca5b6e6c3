import { Component, type ReactNode } from 'react';
import { askAgain } from '#web/client/page/lazily.ts';

export type BoundaryProps = {
  fallback: (error: unknown) => ReactNode;
  onFailed?: (error: unknown) => void;
  children: ReactNode;
};

export class Boundary extends Component<BoundaryProps, { broken: { error: unknown } | null }> {
  override state: { broken: { error: unknown } | null } = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override componentDidCatch(error: unknown) {
    askAgain();
    this.props.onFailed?.(error);
  }

  override render() {
    const { broken } = this.state;
    return broken ? this.props.fallback(broken.error) : this.props.children;
  }
}
