import type { PeopleFilter } from '#contract/ops/people';
import { PEOPLE_FILTERS } from '#contract/values/ops/people';
import { useText } from '../../platform/locale.ts';
import type { OpsReply } from '../api/send.ts';
import { choices, company, search } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { usePeopleColumns } from './columns.tsx';
import { personKey } from './person-look.ts';
import { PersonPane } from './PersonPane.tsx';
import { peopleText } from './text.ts';

/** Employees of all companies, and beside them the open one. */
export function PeoplePage() {
  const words = useText(peopleText);
  const list = useList({
    call: 'OpsPeople',
    filters: [
      search({ label: words.search }),
      company(),
      choices('state', PEOPLE_FILTERS, { label: words.state, names: words.filters }),
    ],
    pane: {
      list: '/ops/people',
      path: '/ops/people/$company/$person',
      params: (row) => ({ company: String(row.company.companyId), person: row.personGuid }),
      ids: /./,
    },
  });
  const columns = usePeopleColumns(list.open !== undefined);
  const { data } = list.found;
  const nothing = useNothing(data, isNarrowed(list.asked));
  return (
    <ListPage
      {...{ list, columns, rowKey: personKey, title: words.title, intro: words.intro }}
      slim
      searchNote={data && words.readAs[data.readAs]}
      nothing={{ ...nothing, isAlways: true }}
      pane={({ company: companyId, person }, places) => (
        <PersonPane companyId={Number(companyId)} personGuid={person} {...places} />
      )}
    />
  );
}

const isNarrowed = ({ text, companyId, state }: { text: string; companyId?: number; state: PeopleFilter }): boolean =>
  text.trim() !== '' || companyId !== undefined || state !== 'all';

/** Why there is no row, and which words would find one. */
function useNothing(data: OpsReply<'OpsPeople'> | undefined, isAsked: boolean): { title: string; text: string } {
  const words = useText(peopleText);
  if (!isAsked) return { title: words.startTitle, text: words.startText };
  if (data?.isTooMany) return { title: words.manyTitle, text: words.manyText };
  if (data?.readAs === 'shortName') return { title: words.shortTitle, text: words.shortText };
  return { title: words.nobodyTitle, text: words.nobodyText };
}
