import { useState } from 'react';
import type { OpsServiceRow } from '#contract/ops/services';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { choices, company } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { useOperator } from '../session.ts';
import { STATES } from './choices.ts';
import { useHeldColumns } from './columns.tsx';
import { EndDialog } from './EndDialog.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { servicesText } from './text.ts';

/** Employees' services: support and content grant and end, an administrator reads. */
export function ServicesPage() {
  const words = useText(servicesText);
  const mayChange = useOperator()?.role !== 'admin';
  const [granting, setGranting] = useState(false);
  const [ending, setEnding] = useState<OpsServiceRow>();
  const list = useList({
    call: 'OpsServices',
    filters: [company(), choices('state', STATES, { label: words.state, names: words.states })],
  });
  const columns = useHeldColumns(mayChange ? setEnding : undefined);
  return (
    <>
      <ListPage
        {...{ list, columns, title: words.title, intro: words.intro }}
        rowKey={({ serviceId }) => serviceId}
        actions={
          mayChange && (
            <Button variant="primary" onClick={() => setGranting(true)}>
              {words.grant}
            </Button>
          )
        }
      />
      {granting && <GrantDialog onClose={() => setGranting(false)} />}
      {ending && <EndDialog row={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}
