import type { AppPath } from '../../platform/paths.ts';
import type { STATES } from './choices.ts';

export interface ViewState {
  q: string;
  state: (typeof STATES)[number];
  page: number;
  /** The open entry beside the list: its name, or `new`. */
  item: string;
}
export interface ViewProps {
  state: ViewState;
  change: (change: Partial<ViewState>) => void;
  pathWith: (change: Partial<ViewState>) => AppPath;
}
