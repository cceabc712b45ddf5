import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What to draw instead of what broke. */
  instead: (error: unknown) => ReactNode;
  /** A new value is a new try. */
  attempt: string;
  children: ReactNode;
}
interface BoundaryState {
  broken: { error: unknown } | null;
}

/** Keeps a failure where it happened. A class, as React has no other way to catch what a component throws. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { broken: { error } };
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (this.state.broken && before.attempt !== this.props.attempt) this.setState({ broken: null });
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead(this.state.broken.error) : this.props.children;
  }
}
