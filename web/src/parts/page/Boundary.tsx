import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** The replacement for the broken part. */
  instead: (error: unknown) => ReactNode;
  /** A new value is a new try. */
  attempt: string;
  children: ReactNode;
}
interface BoundaryState {
  attempt: string;
  broken: { error: unknown } | null;
}

/** Keeps a failure where it happened. A class, as React has no other way to catch what a component throws. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { attempt: this.props.attempt, broken: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ attempt }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return attempt === state.attempt ? null : { attempt, broken: null };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead(this.state.broken.error) : this.props.children;
  }
}
