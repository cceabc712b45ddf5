import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { download } from '../../api/send.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { saveFile } from '../../platform/save-file.ts';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { sizeText } from '../../parts/files/file-size.ts';
import { claimsText } from './text.ts';
import type { Claim } from './use-claim.tsx';

interface CardProps {
  claim: Claim;
  /** Where it is changed; nowhere once it is sent in. */
  editTo?: AppPath | undefined;
}

function EditLink({ to, what }: { to: AppPath | undefined; what: string }) {
  const words = useText(claimsText);
  return (
    to && (
      <AppLink to={to} className="tap-44 text-label" aria-label={words.changeOf(what)}>
        {words.change}
      </AppLink>
    )
  );
}

export function FeesCard({ claim, editTo }: CardProps) {
  const words = useText(claimsText);
  const language = useLocale();
  const rows = [
    { key: 'type', label: words.type, value: words.types[claim.type] },
    { key: 'where', label: words.hospital, value: `${claim.city} · ${claim.hospital}` },
    {
      key: 'day',
      label: words.dayNames[claim.type],
      value: formatDay(claim.examDay, language, { weekday: false }),
    },
    { key: 'amount', label: words.amount, value: <Price fen={claim.amountFen} /> },
    ...(claim.approvedFen === null
      ? []
      : [{ key: 'approved', label: words.approved, value: <Price fen={claim.approvedFen} /> }]),
  ];
  return (
    <Card title={words.feesCard} aside={<EditLink to={editTo} what={words.feesCard} />}>
      <KeyValueRows rows={rows} />
    </Card>
  );
}

export function AccountCard({ claim, editTo }: CardProps) {
  const words = useText(claimsText);
  const rows = [
    { key: 'name', label: words.name, value: claim.name },
    { key: 'id', label: words.idNumber, value: claim.idNumber },
    { key: 'holder', label: words.accountName, value: claim.accountName },
    { key: 'bank', label: words.bank, value: claim.bank },
    { key: 'account', label: words.accountNumber, value: claim.accountNumber.slice(-8) },
    { key: 'mobile', label: words.mobile, value: claim.mobile },
  ];
  return (
    <Card title={words.accountCard} aside={<EditLink to={editTo} what={words.accountCard} />}>
      <KeyValueRows rows={rows.filter(({ value }) => value !== '')} />
    </Card>
  );
}

export function FilesCard({ claim, editTo }: CardProps) {
  const words = useText(claimsText);
  return (
    <Card title={words.files} aside={<EditLink to={editTo} what={words.files} />}>
      <ul className="grid grid-cols-1 gap-2">
        {claim.files.map((file) => (
          <li key={file.fileId} className="flex items-center gap-3 rounded-control border border-line p-3">
            <FileText aria-hidden="true" className="flex-none text-ink-3" size={20} strokeWidth={1.75} />
            <div className="min-w-0 flex-1">
              <p className="truncate">{file.name}</p>
              <p className="text-c text-ink-3">
                {words.documents[file.kind]} · {sizeText(file.size)}
              </p>
            </div>
            <OpenFile fileId={file.fileId} name={file.name} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OpenFile({ fileId, name }: { fileId: string; name: string }) {
  const words = useText(claimsText);
  const fetched = useMutation({ mutationFn: () => download('GetFile', { fileId }), onSuccess: saveFile });
  return (
    <Button
      size="sm"
      aria-label={words.openFile(name)}
      busy={fetched.isPending}
      busyText={words.opening}
      onClick={() => fetched.mutate()}
    >
      {words.open}
    </Button>
  );
}
