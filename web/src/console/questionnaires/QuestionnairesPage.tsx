import { Plus } from 'lucide-react';
import type { OpsQuestionnaireRow } from '#contract/ops/questionnaires';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { FoundTable } from '../kit/list/FoundTable.tsx';
import { useMoment } from '../kit/moments.ts';
import { opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';
import { questionnairesText } from './text.ts';

const TONE = { draft: 'warn', later: 'line', open: 'ok', over: 'mute', closed: 'mute' } as const;

/** The questionnaires; the content role writes them, an administrator looks. */
export function QuestionnairesPage() {
  const words = useText(questionnairesText);
  const found = useCall('OpsQuestionnaires', {});
  const mayEdit = useOperator()?.role === 'content';
  return (
    <>
      <PageTitle
        text={words.intro}
        actions={
          mayEdit && (
            <Button
              variant="primary"
              size="sm"
              icon={<Plus aria-hidden="true" size={18} />}
              render={<AppLink to={opsPathTo('/ops/questionnaires/$code', { code: 'new' })} />}
            >
              {words.add}
            </Button>
          )
        }
      >
        {words.title}
      </PageTitle>
      <FoundTable
        query={found}
        rowsOf={({ rows }) => rows}
        label={words.list}
        columns={useColumns()}
        rowKey={({ code }) => code}
        openLink={({ code }) => <AppLink to={opsPathTo('/ops/questionnaires/$code', { code })} />}
      />
    </>
  );
}

function useColumns(): Column<OpsQuestionnaireRow>[] {
  const words = useText(questionnairesText);
  const pick = usePick();
  const { moment } = useMoment();
  const heads = words.columns;
  const name = ({ title }: OpsQuestionnaireRow) => pick(title.zh, title.en) || words.untitled;
  const companies = ({ companies: named }: OpsQuestionnaireRow): string => {
    const [only] = named ?? [];
    if (!named || !only) return words.allCompanies;
    return named.length === 1 ? pick(only.name.zh, only.name.en) : words.companiesCount(named.length);
  };
  const open = ({ openFrom, openTo }: OpsQuestionnaireRow) => `${openFrom} – ${openTo ?? words.noEnd}`;
  const plain = (
    key: string,
    head: string,
    text: (row: OpsQuestionnaireRow) => string,
  ): Column<OpsQuestionnaireRow> => ({
    ...{ key, head, cell: text, text },
  });
  return [
    { key: 'title', head: heads.title, cell: (row) => <b>{name(row)}</b>, text: name },
    plain('kind', heads.kind, ({ kind }) => words.kind[kind]),
    plain('companies', heads.companies, companies),
    plain('open', heads.open, open),
    {
      key: 'state',
      head: heads.state,
      card: 'aside',
      cell: ({ state, hasDraft, version }) => (
        <span className="flex flex-wrap gap-1.5">
          <Tag tone={TONE[state]} dot>
            {words.states[state]}
          </Tag>
          {hasDraft && version > 0 && <Tag tone="warn">{words.hasDraft}</Tag>}
        </span>
      ),
      text: ({ state }) => words.states[state],
    },
    plain('answers', heads.answers, ({ answers }) => String(answers)),
    plain('updated', heads.updated, ({ updatedAt }) => moment(updatedAt)),
  ];
}
