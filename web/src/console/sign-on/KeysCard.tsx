import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { LinkKeyRow } from '#contract/ops/sign-on';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { DataTable } from '../../ui/data/DataTable.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { OpsReply } from '../api/send.ts';
import { useSubmit } from '../api/use-call.ts';
import { useMoment } from '../kit/moments.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { kitText } from '../kit/text.ts';
import { WaitsForApproval } from '../kit/dialogs/WaitsForApproval.tsx';
import { Given } from './Given.tsx';
import { signOnText } from './text.ts';

interface KeysCardProps {
  companyId: number;
  settings: Pick<OpsReply<'OpsSignOn'>, 'keys' | 'linkAt' | 'linksOn' | 'waiting'>;
}

/** The keys a company signs its links with: a new one takes two administrators, an old one is retired for good. */
export function KeysCard({ companyId, settings: { keys, linkAt, linksOn, waiting } }: KeysCardProps) {
  const words = useText(signOnText);
  const kit = useText(kitText);
  const [doing, setDoing] = useState<'add' | LinkKeyRow>();
  const add = useSubmit('OpsLinkKeyAdd', { handles: () => true });
  const retire = useSubmit('OpsLinkKeyRetire', { handles: () => true });
  const columns = useColumns(setDoing);
  const close = () => setDoing(undefined);
  const submitAdd = async (reason: string) => {
    const reply = await add.mutateAsync({ companyId, reason }).catch(() => undefined);
    if (!reply) return;
    close();
    toast(kit.askedApproval);
  };
  const submitRetire = async (keyId: string, reason: string) => {
    const reply = await retire.mutateAsync({ companyId, keyId, reason }).catch(() => undefined);
    if (!reply) return;
    close();
    toast(words.retiredDone);
  };
  return (
    <Card
      title={words.keys}
      aside={
        linksOn && (
          <Button size="sm" icon={<KeyRound aria-hidden="true" size={16} />} onClick={() => setDoing('add')}>
            {words.addKey}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <p className="text-c text-ink-2">{words.keysText}</p>
        {!linksOn && <Alert tone="warn">{words.linksOff}</Alert>}
        {waiting.linkKey && <WaitsForApproval />}
        <Given rows={{ [words.linkAt]: linkAt }} />
        {keys.length === 0 ? (
          <p>{words.noKeys}</p>
        ) : (
          <DataTable
            label={words.keys}
            columns={columns}
            rows={keys}
            rowKey={({ keyId }) => keyId}
            sortLabel={kit.sortBy}
          />
        )}
      </div>
      {doing === 'add' && (
        <ReasonDialog
          title={words.addKeyTitle}
          text={words.addKeyText}
          action={words.addKey}
          busy={add.isPending}
          failure={add.error}
          onSubmit={(reason) => void submitAdd(reason)}
          onClose={close}
        />
      )}
      {doing && doing !== 'add' && (
        <ReasonDialog
          title={words.retireTitle(doing.keyId)}
          text={words.retireText}
          action={words.retire}
          danger
          busy={retire.isPending}
          failure={retire.error}
          onSubmit={(reason) => void submitRetire(doing.keyId, reason)}
          onClose={close}
        />
      )}
    </Card>
  );
}

function useColumns(onRetire: (row: LinkKeyRow) => void): Column<LinkKeyRow>[] {
  const words = useText(signOnText);
  const { moment } = useMoment();
  const state = ({ retiredAt }: LinkKeyRow) => (retiredAt ? words.retired : words.live);
  return [
    { key: 'key', head: words.key, cell: ({ keyId }) => <code>{keyId}</code>, text: ({ keyId }) => keyId },
    {
      key: 'created',
      card: 'named',
      head: words.created,
      cell: ({ createdAt }) => moment(createdAt),
      text: (row) => row.createdAt,
    },
    {
      key: 'used',
      card: 'named',
      head: words.lastUsed,
      cell: ({ lastUsedAt }) => (lastUsedAt ? moment(lastUsedAt) : words.never),
      text: ({ lastUsedAt }) => lastUsedAt ?? '',
    },
    {
      key: 'state',
      head: words.keyState,
      cell: (row) => (
        <Tag tone={row.retiredAt ? 'mute' : 'ok'} dot>
          {state(row)}
        </Tag>
      ),
      text: state,
      card: 'aside',
    },
    {
      key: 'act',
      head: words.act,
      end: true,
      cell: (row) =>
        !row.retiredAt && (
          <Button size="sm" onClick={() => onRetire(row)}>
            {words.retire}
          </Button>
        ),
    },
  ];
}
