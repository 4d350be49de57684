import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  onFail(): void;
  children: ReactNode;
}

/**
 * Renders nothing after a picture has failed while it was built, and calls `onFail`; React has already logged the
 * error.
 */
export class FrameBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
