import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useBranding } from '../../platform/branding.ts';
import { telHref, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { contentText } from './text.ts';

/** A page with nothing to do on it but leave: home, or the hotline. */
export function DeadEnd({ art, title, children }: { art: ReactNode; title: string; children: ReactNode }) {
  const words = useText(contentText);
  const hotline = useBranding()?.hotline;
  return (
    <div className="wrap pt-3 md:pt-8">
      <Card>
        <EmptyState
          art={art}
          title={title}
          headingLevel={1}
          actions={
            <>
              {hotline && (
                <Button
                  size="sm"
                  icon={<Phone aria-hidden="true" size={16} strokeWidth={1.75} />}
                  render={<a href={telHref(hotline)} />}
                >
                  {words.call}
                </Button>
              )}
              <Button size="sm" variant="primary" render={<AppLink to={pathTo('/web/home')} />}>
                {words.home}
              </Button>
            </>
          }
        >
          {children}
        </EmptyState>
      </Card>
    </div>
  );
}
