import { useState } from 'react';
import type { AttentionItem } from '#contract/ops/payments';
import { oneOf, useAddressState } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { Chips } from '../../ui/form/Chips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { ExportPage } from '../kit/list/ExportPage.tsx';
import { FoundTable } from '../kit/list/FoundTable.tsx';
import { Nothing } from '../kit/pane/Nothing.tsx';
import { kitText } from '../kit/text.ts';
import { ClearDialog } from './ClearDialog.tsx';
import { itemKey, usePaymentColumns, type ClearAction } from './columns.tsx';
import { paymentsText } from './text.ts';

const KINDS = ['all', 'payment', 'refund', 'billDifference', 'billUnread'] as const;
const KEYS = { kind: oneOf(KINDS) };

/** The list of attention, cleared with a reason. */
export function PaymentsPage() {
  const words = useText(paymentsText);
  const kit = useText(kitText);
  const { state, change } = useAddressState(KEYS);
  const found = useCall('OpsAttention', { kind: state.kind });
  const [doing, setDoing] = useState<{ item: AttentionItem; action: ClearAction }>();
  const columns = usePaymentColumns((item, action) => setDoing({ item, action }));
  return (
    <>
      <PageTitle
        text={words.intro}
        actions={found.data && <ExportPage name={words.fileName} columns={columns} rows={found.data.items} />}
      >
        {words.title}
      </PageTitle>
      <div className="mb-4">
        <Chips
          label={words.kind}
          value={state.kind}
          onChange={(kind) => change({ kind })}
          items={KINDS.map((value) => ({ value, label: words.kinds[value], count: found.data?.counts[value] }))}
        />
      </div>
      <FoundTable
        query={found}
        rowsOf={({ items }) => items}
        nothing={<Nothing title={words.emptyTitle} text={words.emptyText} tabs={['kind']} />}
        label={words.title}
        columns={columns}
        rowKey={itemKey}
        sortLabel={kit.sortBy}
      />
      {doing && <ClearDialog {...doing} onClose={() => setDoing(undefined)} />}
    </>
  );
}
