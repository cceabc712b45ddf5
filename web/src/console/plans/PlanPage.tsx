import { ArrowLeft } from 'lucide-react';
import { useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { useParam } from '../../platform/location.ts';
import { withSearch } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useCall } from '../api/use-call.ts';
import { companyKey } from '../kit/list/address-keys.ts';
import { Block } from '../kit/pane/Block.tsx';
import { opsPathTo } from '../routes.ts';
import { copyForNextYear, draftOf, NO_PLAN } from './form.ts';
import { PlanEditor } from './PlanEditor.tsx';
import { plansText } from './text.ts';

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text);
/** A plan's number reads like a company's. */
const KEYS = { from: companyKey };

/** One plan: new, copied from another, or read. */
export function PlanPage() {
  const words = useText(plansText);
  const company = useParam('company') ?? '';
  const plan = useParam('plan') ?? '';
  const { state } = useAddressState(KEYS);
  const companyId = isNumber(company) ? Number(company) : 0;
  return (
    <>
      <Button
        variant="text"
        size="sm"
        icon={<ArrowLeft aria-hidden="true" size={16} />}
        render={<AppLink to={withSearch(opsPathTo('/ops/plans'), { company })} />}
      >
        {words.back}
      </Button>
      {isNumber(plan) ? (
        <Stored key={plan} companyId={companyId} planId={Number(plan)} />
      ) : state.from ? (
        <Copied key={`from ${state.from}`} companyId={companyId} planId={Number(state.from)} />
      ) : (
        <PlanEditor key="new" companyId={companyId} begin={NO_PLAN} />
      )}
    </>
  );
}

interface Named {
  companyId: number;
  planId: number;
}

/** Typed values belong to the version they began with; a saved or reloaded one begins anew. */
function Stored(named: Named) {
  const found = useCall('OpsPlan', named);
  return (
    <Block query={found}>
      {({ plan }) => <PlanEditor key={plan.version} companyId={named.companyId} stored={plan} begin={draftOf(plan)} />}
    </Block>
  );
}

function Copied(named: Named) {
  const found = useCall('OpsPlan', named);
  return (
    <Block query={found}>
      {({ plan }) => <PlanEditor companyId={named.companyId} begin={copyForNextYear(plan)} copiedFrom={plan.name} />}
    </Block>
  );
}
