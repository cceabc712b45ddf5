import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { useParam } from '../../platform/location.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useCall } from '../api/use-call.ts';
import { Block, Rows } from '../kit/pane/Block.tsx';
import { opsPathTo } from '../routes.ts';
import { NewCompany } from './NewCompany.tsx';
import { SetupEditor } from './SetupEditor.tsx';
import { companiesText } from './text.ts';

/** One company, new or read. */
export function CompanyPage() {
  const words = useText(companiesText);
  const id = useParam('company') ?? '';
  return (
    <>
      <Button
        variant="text"
        size="sm"
        icon={<ArrowLeft aria-hidden="true" size={16} />}
        render={<AppLink to={opsPathTo('/ops/companies')} />}
      >
        {words.back}
      </Button>
      {/^\d{1,9}$/.test(id) ? <Stored key={id} companyId={Number(id)} /> : <NewCompany key="new" />}
    </>
  );
}

/** Typed settings belong to the draft they began with: it begins with the stored one, never with a cached one. */
function Stored({ companyId }: { companyId: number }) {
  const found = useCall('OpsCompany', { companyId }, { keepPrevious: false });
  const [begun, setBegun] = useState(0);
  const reload = async (): Promise<void> => {
    await found.refetch();
    setBegun((times) => times + 1);
  };
  return (
    <Block query={found}>
      {(stored) =>
        found.isFetchedAfterMount ? <SetupEditor key={begun} stored={stored} onReload={reload} /> : <Rows />
      }
    </Block>
  );
}
