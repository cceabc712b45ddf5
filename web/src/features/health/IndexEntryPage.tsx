import { Activity, BookOpen } from 'lucide-react';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useVisitedFace } from '../../platform/face.ts';
import { useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { NotFoundArt } from '../../ui/art/NotFoundArt.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Placeholder } from './IndicatorPage.tsx';
import { healthText } from './text.ts';

/** /web/indexEntry: for the one company that has it; other companies' people find no page. */
export function IndexEntryPage() {
  const words = useText(healthText);
  const own = useSession((data) => data.identity?.companyCode);
  const last = useSession((data) => data.lastCompany?.companyCode);
  const visited = useVisitedFace()?.companyCode;
  const company = own ?? visited ?? last ?? '';
  const entry = useCall('GetIndexEntry', { company }, { enabled: company !== '' });
  if (!company || entry.error?.detail?.fault === 'indexEntryNone') return <None />;
  return (
    <InnerPage title={words.entryTitle}>
      <Block query={entry} placeholder={<Placeholder />} className="">
        {({ indicators, articles }) => (
          <Card title={words.entryLinks} aside={words.entryText(indicators, articles)}>
            <ul className="grid gap-3 md:grid-cols-2">
              <li>
                <AppLink to={pathTo('/web/indicator')} className="flex min-h-11 items-center gap-3">
                  <Activity aria-hidden="true" size={20} />
                  {words.entryIndicator}
                </AppLink>
              </li>
              <li>
                <AppLink to={pathTo('/web/baike')} className="flex min-h-11 items-center gap-3">
                  <BookOpen aria-hidden="true" size={20} />
                  {words.entryBaike}
                </AppLink>
              </li>
            </ul>
          </Card>
        )}
      </Block>
    </InnerPage>
  );
}

function None() {
  const words = useText(healthText);
  return (
    <div className="wrap pt-3 md:pt-8">
      <Card>
        <EmptyState
          art={<NotFoundArt />}
          title={words.entryNone}
          headingLevel={1}
          actions={
            <Button size="sm" variant="primary" render={<AppLink to={pathTo('/web/home')} />}>
              {words.home}
            </Button>
          }
        >
          {words.entryNoneText}
        </EmptyState>
      </Card>
    </div>
  );
}
