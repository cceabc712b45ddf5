import type { ReactNode } from 'react';
import { ErrorArt } from '../art/ErrorArt.tsx';
import { Button } from '../form/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface BlockErrorProps {
  title: ReactNode;
  /** The server's words, or that the system is busy. */
  children?: ReactNode;
  retryLabel: ReactNode;
  retryingText?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
  /** Beside trying again: where else one can go. */
  wayOut?: ReactNode;
  headingLevel?: 2 | 3;
}

/** One block could not load; the rest of the page lives on. */
export function BlockError(props: BlockErrorProps) {
  const { title, children, retryLabel, retryingText, onRetry, retrying, wayOut, headingLevel = 2 } = props;
  return (
    <div role="alert">
      <EmptyState
        art={<ErrorArt />}
        title={title}
        headingLevel={headingLevel}
        actions={
          <>
            {wayOut}
            <Button size="sm" onClick={onRetry} busy={retrying} busyText={retryingText}>
              {retryLabel}
            </Button>
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
