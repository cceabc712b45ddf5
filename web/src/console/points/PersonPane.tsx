import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { PointsEntry } from '#contract/schemas/points-entry';
import { usePick, useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import type { Column } from '../../ui/data/columns.ts';
import { DataTable } from '../../ui/data/DataTable.tsx';
import { Figures } from '../../ui/data/Figures.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useCall } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { useMoment } from '../kit/moments.ts';
import { PAGE_SIZE, Pager } from '../kit/list/Pager.tsx';
import { usePanePage } from '../kit/pane/pane-page.ts';
import { Pane, PaneSection } from '../kit/pane/Pane.tsx';
import { useOperator } from '../session.ts';
import { countText } from './columns.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { pointsText } from './text.ts';

export interface PersonPaneProps {
  companyId: number;
  personGuid: string;
  address: AppPath;
  closeTo: AppPath;
}

/** One person's points, and their history; looking at them is audited. */
export function PersonPane({ companyId, personGuid, address, closeTo }: PersonPaneProps) {
  const words = useText(pointsText);
  const pick = usePick();
  const { day } = useMoment();
  const isFinance = useOperator()?.role === 'finance';
  const { page, pathTo } = usePanePage();
  const [granting, setGranting] = useState(false);
  const found = useCall('OpsPointsPerson', { companyId, personGuid, pageIndex: page - 1, pageSize: PAGE_SIZE });
  const person = found.data?.person;
  const company = found.data?.company;
  return (
    <Pane
      label={words.detail}
      address={address}
      closeTo={closeTo}
      title={person ? person.name : words.detail}
      note={
        person &&
        company &&
        [pick(company.name.zh, company.name.en), person.employeeNo || words.relative, person.department]
          .filter(Boolean)
          .join(' · ')
      }
      footer={
        isFinance &&
        person && (
          <Button
            size="sm"
            variant="primary"
            icon={<Plus aria-hidden="true" size={16} />}
            onClick={() => setGranting(true)}
          >
            {words.grant}
          </Button>
        )
      }
    >
      <Block query={found} bare>
        {({ person: { balance }, expiring, history }) => (
          <>
            <Figures
              inside
              items={[
                { key: 'balance', label: words.balance, value: countText(balance), tone: 'ok' },
                {
                  key: 'expiring',
                  label: words.expiring,
                  value: expiring[0]
                    ? words.expiringLine(countText(expiring[0].points), day(expiring[0].on))
                    : words.none,
                },
              ]}
            />
            <History history={history} page={page} pathTo={pathTo} />
          </>
        )}
      </Block>
      {granting && person && <GrantDialog to={{ companyId, person }} onClose={() => setGranting(false)} />}
    </Pane>
  );
}

interface HistoryProps {
  history: { rows: PointsEntry[]; total: number };
  page: number;
  pathTo: (page: number) => AppPath;
}

function History({ history: { rows, total }, page, pathTo }: HistoryProps) {
  const words = useText(pointsText);
  const columns = useHistoryColumns();
  return (
    <PaneSection title={words.history}>
      {total === 0 && <p className="text-ink-3">{words.noHistory}</p>}
      {total > 0 && (
        <DataTable
          narrow
          label={words.history}
          rows={rows}
          rowKey={({ no }) => String(no)}
          columns={columns}
          footer={total > PAGE_SIZE && <Pager page={page} total={total} pathTo={pathTo} />}
        />
      )}
    </PaneSection>
  );
}

function useHistoryColumns(): Column<PointsEntry>[] {
  const words = useText(pointsText);
  const pick = usePick();
  const { day } = useMoment();
  return [
    {
      key: 'title',
      head: words.columns.reason,
      cell: ({ kind, title, spentOn }) => (
        <>
          {`${words.kinds[kind]} · ${pick(title.zh, title.en)}`}
          {spentOn && <span className="block text-x text-ink-3">{spentOn.orderNo}</span>}
        </>
      ),
    },
    { key: 'on', head: words.columns.granted, cell: ({ on }) => <span className="text-ink-2">{day(on)}</span> },
    {
      key: 'points',
      head: words.columns.points,
      end: true,
      card: 'aside',
      cell: ({ points, balance }) => (
        <span className="tabular-nums">
          <b>{points > 0 ? `+${countText(points)}` : `−${countText(-points)}`}</b>
          <span className="block text-x text-ink-3">{countText(balance)}</span>
        </span>
      ),
    },
  ];
}
