import { RefreshCw } from 'lucide-react';
import { oneOf, useAddressState } from '../../platform/address-state.ts';
import { Button } from '../../ui/form/Button.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { isQuiet } from '../idle.ts';
import { FoundTable } from '../kit/list/FoundTable.tsx';
import { Nothing } from '../kit/pane/Nothing.tsx';
import { CarrierPanel } from './CarrierPanel.tsx';
import { useConnectionColumns } from './columns.tsx';
import { countStates, useConnectionWords } from './look.ts';
import { useTests } from './use-tests.ts';

const KEYS = { open: oneOf(['', 'sms', 'email']) };
const LOOK_MS = 30_000;

/** How the systems outside answer, and tests of them by hand. */
export function ConnectionsPage() {
  const { words, time } = useConnectionWords();
  const found = useCall('OpsConnections', {}, { again: () => (isQuiet() ? false : LOOK_MS) });
  const { state, change } = useAddressState(KEYS);
  const tests = useTests();
  const { isBusy, resultOf } = tests;
  const columns = useConnectionColumns({
    ...{ isBusy, resultOf, open: state.open || undefined },
    onTest: (connectionId) => void tests.test(connectionId),
    onOpen: (open) => change({ open: KEYS.open.read(open) }),
  });
  const rows = found.data?.connections ?? [];
  const opened = rows.find(({ connectionId }) => connectionId === state.open);
  const counts = countStates(rows).map(([name, count]) => words.counts(words.state[name], count));
  const intro = found.data && `${words.total(rows.length, counts.join(words.comma))} · ${time(found.data.at)}`;
  return (
    <>
      <PageTitle
        text={intro}
        actions={
          rows.length > 0 && (
            <Button
              size="sm"
              icon={<RefreshCw aria-hidden="true" size={16} />}
              busy={tests.isAnyBusy}
              busyText={words.testing}
              onClick={() => void tests.testAll(rows)}
            >
              {words.testAll}
            </Button>
          )
        }
      >
        {words.title}
      </PageTitle>
      <FoundTable
        query={found}
        rowsOf={({ connections }) => connections}
        nothing={<Nothing title={words.emptyTitle} text={words.emptyText} />}
        label={words.list}
        columns={columns}
        rowKey={({ connectionId }) => connectionId}
        current={state.open || undefined}
      />
      {opened && state.open && <CarrierPanel row={opened} channel={state.open} />}
    </>
  );
}
