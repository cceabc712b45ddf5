import type { ReactNode } from 'react';
import type { Place } from './project.ts';

export interface MapPin extends Place {
  id: number;
  /** As on its card in the list. */
  number: number;
  name: string;
  tone: 'selected' | 'open' | 'off';
}

export interface MapProps {
  pins: readonly MapPin[];
  /** Where the person is, or said to be. */
  me?: Place | undefined;
  /** Whose drawing lies under the pins. */
  cityId?: number | undefined;
  onPick?: (id: number) => void;
  /** About the pin one has pressed. */
  popup?: { id: number; label: string; content: ReactNode; onClose: () => void } | undefined;
}

/** Selected brand, open ink, unavailable grey. */
export const PIN_COLOR: Record<MapPin['tone'], string> = {
  selected: 'var(--brand-fill)',
  open: 'var(--n-900)',
  off: 'var(--n-500)',
};

/** The tip of the pin is at 0, 0 of its drawing of 44 × 50. */
export const PIN_PATH = 'M22 48C8 30 2 20 2 12A20 20 0 0 1 42 12C42 20 36 30 22 48Z';
