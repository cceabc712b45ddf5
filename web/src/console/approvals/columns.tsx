import type { ApprovalState, OpsApprovalRow } from '#contract/ops/approvals';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag, type TagTone } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useMoment } from '../kit/moments.ts';
import { approvalsText } from './text.ts';

export type Verdict = 'approve' | 'decline' | 'withdraw';

export const approvalKey = ({ approvalId }: OpsApprovalRow): string => approvalId;

const TONES: Record<ApprovalState, TagTone> = {
  ...{ waiting: 'warn', approved: 'ok', declined: 'bad', withdrawn: 'mute', expired: 'mute' },
};

export function ApprovalLines({ lines }: Pick<OpsApprovalRow, 'lines'>) {
  const pick = usePick();
  return (
    <ul className="text-ink-2">
      {lines.map(({ zh, en }) => (
        <li key={zh} className="break-words">
          {pick(zh, en)}
        </li>
      ))}
    </ul>
  );
}

export function useApprovalColumns(onAct: (row: OpsApprovalRow, verdict: Verdict) => void): Column<OpsApprovalRow>[] {
  const words = useText(approvalsText);
  const pick = usePick();
  const { moment } = useMoment();
  const company = ({ company: { name } }: OpsApprovalRow) => pick(name.zh, name.en);
  return [
    {
      key: 'what',
      head: words.columns.what,
      cell: ({ title, lines, reason }) => (
        <>
          <b>{pick(title.zh, title.en)}</b>
          <ApprovalLines lines={lines} />
          <span className="block text-x text-ink-3">{words.reason(reason)}</span>
        </>
      ),
      text: ({ title }) => pick(title.zh, title.en),
    },
    { key: 'company', head: words.columns.company, cell: company, text: company },
    {
      key: 'asked',
      card: 'named',
      head: words.columns.asked,
      cell: ({ askedBy, askedAt }) => <span className="text-ink-2">{words.by(askedBy, moment(askedAt))}</span>,
      text: ({ askedAt }) => askedAt,
    },
    {
      key: 'state',
      head: words.columns.state,
      cell: ({ state, endsAt, decidedBy, decidedAt, decidedReason }) => (
        <>
          <Tag tone={TONES[state]} dot>
            {words.states[state]}
          </Tag>
          <span className="block text-x text-ink-3">
            {state === 'waiting'
              ? words.until(moment(endsAt))
              : decidedBy && decidedAt && words.by(decidedBy, moment(decidedAt))}
          </span>
          {decidedReason && <span className="block text-x text-ink-3">{words.reason(decidedReason)}</span>}
        </>
      ),
      text: ({ state }) => words.states[state],
      card: 'aside',
    },
    {
      key: 'act',
      head: words.columns.act,
      end: true,
      cell: (row) => row.state === 'waiting' && <Acts row={row} onAct={onAct} />,
    },
  ];
}

interface ActsProps {
  row: OpsApprovalRow;
  onAct: (row: OpsApprovalRow, verdict: Verdict) => void;
}

function Acts({ row, onAct }: ActsProps) {
  const words = useText(approvalsText);
  if (row.isOwn)
    return (
      <Button size="sm" onClick={() => onAct(row, 'withdraw')}>
        {words.withdraw}
      </Button>
    );
  if (!row.mayDecide) return null;
  return (
    <span className="inline-flex flex-wrap gap-2 max-md:mt-1 md:justify-end">
      <Button size="sm" variant="primary" onClick={() => onAct(row, 'approve')}>
        {words.approve}
      </Button>
      <Button size="sm" onClick={() => onAct(row, 'decline')}>
        {words.decline}
      </Button>
    </span>
  );
}
