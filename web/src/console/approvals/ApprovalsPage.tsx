import { useState } from 'react';
import { APPROVAL_FILTERS, type OpsApprovalRow } from '#contract/ops/approvals';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { choices, company } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { useOperator } from '../session.ts';
import { approvalKey, useApprovalColumns, type Verdict } from './columns.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { KeyOnce } from './KeyOnce.tsx';
import { DecideDialog, type HandedOver } from './DecideDialog.tsx';
import { approvalsText } from './text.ts';

/** Requests of one operator that a second one decides; finance sees its own. */
export function ApprovalsPage() {
  const words = useText(approvalsText);
  const [doing, setDoing] = useState<{ row: OpsApprovalRow; verdict: Verdict }>();
  const [isAsking, setAsking] = useState(false);
  const [given, setGiven] = useState<HandedOver>();
  const columns = useApprovalColumns((row, verdict) => setDoing({ row, verdict }));
  const isAdmin = useOperator()?.role === 'admin';
  const list = useList({
    call: 'OpsApprovals',
    filters: [company(), choices('state', APPROVAL_FILTERS, { label: words.state, names: words.filters, kept: true })],
  });
  return (
    <>
      <ListPage
        {...{ list, columns, rowKey: approvalKey, title: words.title }}
        intro={isAdmin ? words.intro : words.introOwn}
        nothing={{ title: words.emptyTitle, text: words.emptyText }}
        actions={isAdmin && <Button onClick={() => setAsking(true)}>{words.contact.open}</Button>}
      />
      {doing && <DecideDialog {...doing} onGiven={setGiven} onClose={() => setDoing(undefined)} />}
      {isAsking && <ContactDialog onClose={() => setAsking(false)} />}
      {given && <KeyOnce text={words.onceText(given.name)} secret={given.secret} onDone={() => setGiven(undefined)} />}
    </>
  );
}
