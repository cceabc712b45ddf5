import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { useText } from './locale.ts';
import { go, preloadPage } from './navigation.ts';
import { hrefOf, type AppPath, type Destination } from './paths.ts';
import { appText } from './text.ts';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: AppPath;
  replace?: boolean;
}

/**
 * A link inside the portal. A plain press stays on the page; with a modifier the browser does what it always does. The
 * router's own Link would tell a screen reader that a link to a page above this one is the current page.
 */
export function AppLink({ to, replace = false, onClick, target, ...rest }: AppLinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || modified || (target && target !== '_self')) return;
    event.preventDefault();
    go(to, { replace, asks: true });
  };
  return (
    <a
      onPointerEnter={() => preloadPage(to)}
      {...rest}
      href={hrefOf(to)}
      onClick={press}
      {...(target && { target, rel: 'noopener' })}
    >
      {rest.children}
    </a>
  );
}

export interface DestinationLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  destination: Exclude<Destination, { kind: 'nowhere' }>;
}

/** A link the server gave us: pages outside open in a new tab and learn nothing about this one. */
export function DestinationLink({ destination, ...rest }: DestinationLinkProps) {
  const words = useText(appText);
  if (destination.kind === 'inside') return <AppLink {...rest} to={destination.path} />;
  return (
    <a {...rest} href={destination.url} target="_blank" rel="noopener noreferrer">
      {rest.children}
      <VisuallyHidden>{words.newTab}</VisuallyHidden>
    </a>
  );
}
