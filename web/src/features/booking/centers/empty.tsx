import type { Reason } from '#contract/reason';
import { useCompanyInfo } from '../../../parts/company/company.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { NoCentreArt } from '../../../ui/art/NoCentreArt.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { centersText } from './text.ts';

/** Whether the company takes claims for check-ups done elsewhere. */
const useTakesClaims = (): boolean => useCompanyInfo().data?.OpenReimState ?? false;

/** No centre covers the area. Both ways out stand side by side. */
export function NoCenter({ reason, onCity }: { reason: Reason | null; onCity: () => void }) {
  const words = useText(centersText);
  const claims = useTakesClaims();
  return (
    <Card>
      <EmptyState
        art={<NoCentreArt />}
        title={words.noCenter}
        headingLevel={2}
        actions={
          <>
            <Button size="sm" onClick={onCity}>
              {words.changeCity}
            </Button>
            {claims && (
              <Button size="sm" variant="primary" render={<AppLink to={pathTo('/web/reimbursement')} />}>
                {words.claim}
              </Button>
            )}
          </>
        }
      >
        {reason?.text ?? words.noCenterText}
      </EmptyState>
    </Card>
  );
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  const words = useText(centersText);
  return (
    <Card>
      <EmptyState
        title={words.noneFound}
        headingLevel={2}
        actions={
          <Button size="sm" onClick={onClear}>
            {words.clear}
          </Button>
        }
      >
        {words.noneFoundText}
      </EmptyState>
    </Card>
  );
}

/** The end of the list: what to do when none of it suits. */
export function NoneFits() {
  const words = useText(centersText);
  if (!useTakesClaims()) return null;
  return (
    <Alert tone="mute">
      {words.noFit}{' '}
      <AppLink className="tap-44" to={pathTo('/web/reimbursement')}>
        {words.claimRules}
      </AppLink>
    </Alert>
  );
}

/** Until the list is there. */
export function ListPlaceholder() {
  return (
    <div className="grid gap-3">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-44 w-full rounded-card" />
      ))}
    </div>
  );
}
