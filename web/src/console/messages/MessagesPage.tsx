import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { OpsMessageRow } from '#contract/ops/messages';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { choices, company, countIn, days, search } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { messageKey, useMessageColumns, type MessageAction } from './columns.tsx';
import { ResendAllDialog, ResendDialog, TextDialog } from './dialogs.tsx';
import { messagesText } from './text.ts';

const STATES = ['all', 'waiting', 'sent', 'failed'] as const;

/** Messages sent to people, failed ones, and sending again. */
export function MessagesPage() {
  const words = useText(messagesText);
  const list = useList({
    call: 'OpsMessages',
    filters: [
      search({ label: words.search }),
      company(),
      choices('state', STATES, { label: words.state, names: words.states, countOf: countIn }),
      days(words.days),
    ],
  });
  const [doing, setDoing] = useState<{ row: OpsMessageRow; action: MessageAction }>();
  const [resendingAll, setResendingAll] = useState(false);
  const columns = useMessageColumns((row, action) => setDoing({ row, action }));
  const failed = list.found.data?.counts['failed'] ?? 0;
  const { companyId } = list.asked;
  const close = () => setDoing(undefined);
  return (
    <>
      <ListPage
        {...{ list, columns, rowKey: messageKey, title: words.title, intro: words.intro, fileName: words.fileName }}
        actions={
          failed > 0 && (
            <Button
              size="sm"
              variant="primary"
              icon={<RotateCw aria-hidden="true" size={16} />}
              onClick={() => setResendingAll(true)}
            >
              {words.resendAll}
            </Button>
          )
        }
      />
      {doing?.action === 'text' && <TextDialog row={doing.row} onClose={close} />}
      {doing?.action === 'resend' && <ResendDialog row={doing.row} onClose={close} />}
      {resendingAll && (
        <ResendAllDialog company={{ companyId }} count={failed} onClose={() => setResendingAll(false)} />
      )}
    </>
  );
}
