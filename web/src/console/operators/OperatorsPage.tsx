import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { OperatorRow } from '#contract/ops/operators';
import { useText } from '../../platform/locale.ts';
import { DataTable } from '../../ui/data/DataTable.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { kitText } from '../kit/text.ts';
import { AddDialog } from './AddDialog.tsx';
import { useOperatorColumns, type OperatorAction } from './columns.tsx';
import { EditDialog } from './EditDialog.tsx';
import { InitialPassword } from './InitialPassword.tsx';
import { ResetFactorDialog, ResetPasswordDialog } from './reset-dialogs.tsx';
import { operatorsText } from './text.ts';

/** Who may work in the console. */
export function OperatorsPage() {
  const words = useText(operatorsText);
  const kit = useText(kitText);
  const found = useCall('OperatorList', {});
  const [adding, setAdding] = useState(false);
  const [doing, setDoing] = useState<{ row: OperatorRow; action: OperatorAction }>();
  const [handOver, setHandOver] = useState<{ name: string; password: string }>();
  const columns = useOperatorColumns((row, action) => setDoing({ row, action }));
  const close = () => {
    setDoing(undefined);
    setAdding(false);
  };
  const made = (name: string, password: string) => {
    close();
    setHandOver({ name, password });
  };
  return (
    <>
      <PageTitle
        text={words.intro}
        actions={
          <Button
            size="sm"
            variant="primary"
            icon={<UserPlus aria-hidden="true" size={16} />}
            onClick={() => setAdding(true)}
          >
            {words.add}
          </Button>
        }
      >
        {words.title}
      </PageTitle>
      <Block query={found}>
        {({ operators }) => (
          <DataTable
            label={words.title}
            columns={columns}
            rows={operators}
            rowKey={({ operatorId }) => String(operatorId)}
            sortLabel={kit.sortBy}
          />
        )}
      </Block>
      {adding && <AddDialog onAdded={made} onClose={close} />}
      {doing?.action === 'edit' && <EditDialog operator={doing.row} onClose={close} />}
      {doing?.action === 'resetFactor' && <ResetFactorDialog operator={doing.row} onClose={close} />}
      {doing?.action === 'resetPassword' && <ResetPasswordDialog operator={doing.row} onClose={close} onReset={made} />}
      {handOver && <InitialPassword {...handOver} onDone={() => setHandOver(undefined)} />}
    </>
  );
}
