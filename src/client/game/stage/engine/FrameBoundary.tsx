import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  onFail(): void;
  children: ReactNode;
}

/** A picture that fails while it is built leaves an empty stage and says so; React has already reported why. */
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
