import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { choices, company, countIn, search } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { useOperator } from '../session.ts';
import { CardPane } from './CardPane.tsx';
import { cardKey, useCardColumns } from './columns.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import { cardsText } from './text.ts';

const STATES = ['all', '0', '1', '2', '3', '4', '5', '6', '7', 'unbound'] as const;

/** Cards of all companies; issued by finance, held back by support. */
export function CardsPage() {
  const words = useText(cardsText);
  const role = useOperator()?.role;
  const [issuing, setIssuing] = useState(false);
  const list = useList({
    call: 'OpsCardSearch',
    filters: [
      search({ label: words.search }),
      company(),
      choices('state', STATES, { label: words.state, names: words.states, countOf: countIn }),
    ],
    pane: {
      list: '/ops/cards',
      path: '/ops/cards/$company/$card',
      params: (row) => ({ company: String(row.company.companyId), card: String(row.cardId) }),
    },
  });
  const columns = useCardColumns(list.open !== undefined);
  return (
    <>
      <ListPage
        {...{ list, columns, rowKey: cardKey, title: words.title, intro: words.intro, fileName: words.fileName }}
        actions={
          (role === 'finance' || role === 'admin') && (
            <Button
              size="sm"
              variant="primary"
              icon={<Plus aria-hidden="true" size={16} />}
              onClick={() => setIssuing(true)}
            >
              {words.issue}
            </Button>
          )
        }
        pane={({ company: companyId, card }, places) => (
          <CardPane companyId={Number(companyId)} cardId={Number(card)} {...places} />
        )}
      />
      {issuing && <IssueDialog onClose={() => setIssuing(false)} />}
    </>
  );
}
