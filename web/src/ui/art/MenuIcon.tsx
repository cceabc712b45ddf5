import { Circle } from 'lucide-react';
import { createElement } from 'react';
import { iconByName } from './icons.ts';

/** The icon of that name, a plain circle for a name outside the set. */
export function MenuIcon({ name }: { name: string }) {
  return createElement(iconByName(name) ?? Circle, { 'aria-hidden': true });
}
