import { oneOf, pageNumber, useAddressState } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { searchOf, useParam } from '../../platform/location.ts';
import { withSearch } from '../../platform/paths.ts';
import { Chips } from '../../ui/form/Chips.tsx';
import { SelectChip, ToggleChip } from '../../ui/form/FilterChips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { companyKey, flagKey } from '../kit/address-keys.ts';
import { Block } from '../kit/Block.tsx';
import { CompanyFilter, companyOf, Filters } from '../kit/Filters.tsx';
import { Nothing } from '../kit/Nothing.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { Beside } from '../kit/Pane.tsx';
import { opsPathTo } from '../routes.ts';
import { FeedbackFigures } from './FeedbackFigures.tsx';
import { FeedbackList } from './FeedbackList.tsx';
import { FEEDBACK_ASSIGNED, FEEDBACK_VIEWS } from '#contract/values/ops/feedback';
import { FEEDBACK_KINDS, FEEDBACK_TEMPLATES } from '#contract/values/feedback';
import { feedbackText } from './text.ts';
import { ThreadPane } from './ThreadPane.tsx';

const KEYS = {
  view: oneOf(FEEDBACK_VIEWS),
  assigned: oneOf(FEEDBACK_ASSIGNED),
  kind: oneOf(['', ...FEEDBACK_KINDS]),
  company: companyKey,
  overdue: flagKey,
  page: pageNumber,
};
const NO_FILTERS = { assigned: 'anybody', kind: '', company: '', overdue: false, page: 1 } as const;

/** The inbox by the promised moment, and one conversation beside it. */
export function FeedbackPage() {
  const words = useText(feedbackText);
  const { state, change } = useAddressState(KEYS);
  const { view, assigned, kind, company, overdue, page } = state;
  const [companyId, feedbackId] = [Number(useParam('company')), Number(useParam('feedback'))];
  const isOpen = companyId > 0 && feedbackId > 0;
  const found = useCall('OpsFeedbackList', {
    ...{ view, assigned, overdue, ...companyOf(company), ...(kind && { templateId: FEEDBACK_TEMPLATES[kind] }) },
    ...{ pageIndex: page - 1, pageSize: PAGE_SIZE },
  });
  const counts = found.data?.counts;
  const listPath = (next: number) =>
    withSearch(opsPathTo('/ops/feedback'), { ...searchOf(location), page: next > 1 ? String(next) : undefined });
  const isNarrowed = assigned !== 'anybody' || kind !== '' || company !== '' || overdue;
  const numberOf = { anybody: undefined, me: counts?.['mine'], nobody: counts?.['nobody'] };
  const list = (
    <Block query={found}>
      {({ rows, total }) =>
        rows.length === 0 ? (
          <Nothing title={words.emptyTitle} text={words.emptyText} tabs={['view']} />
        ) : (
          <FeedbackList
            rows={rows}
            current={isOpen ? `${companyId}-${feedbackId}` : undefined}
            footer={<Pager page={page} total={total} pathTo={listPath} />}
          />
        )
      }
    </Block>
  );
  return (
    <>
      {isOpen && <h1 className="sr-only lg:hidden">{words.title}</h1>}
      <div className={isOpen ? 'max-lg:hidden' : undefined}>
        <PageTitle text={words.intro}>{words.title}</PageTitle>
        <FeedbackFigures company={companyOf(company)} />
        <Filters onClear={isNarrowed ? () => change(NO_FILTERS) : undefined}>
          <Chips
            label={words.view}
            value={view}
            onChange={(next) => change({ view: next, page: 1 })}
            items={FEEDBACK_VIEWS.map((value) => ({ value, label: words.views[value], count: counts?.[value] }))}
          />
          <Chips
            label={words.assigned}
            value={assigned}
            onChange={(next) => change({ assigned: next, page: 1 })}
            items={FEEDBACK_ASSIGNED.map((value) => ({
              value,
              label: words.assignedTo[value],
              count: numberOf[value],
            }))}
          />
          <SelectChip
            label={words.kind}
            on={kind !== ''}
            value={kind}
            onChange={(event) =>
              change({ kind: FEEDBACK_KINDS.find((one) => one === event.target.value) ?? '', page: 1 })
            }
          >
            <option value="">{words.allKinds}</option>
            {FEEDBACK_KINDS.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </SelectChip>
          <CompanyFilter value={company} onChange={(next) => change({ company: next, page: 1 })} />
          <ToggleChip on={overdue} onChange={(next) => change({ overdue: next, page: 1 })}>
            {words.overdueOnly}
          </ToggleChip>
        </Filters>
      </div>
      <Beside
        list={list}
        detail={
          isOpen ? (
            <ThreadPane
              key={`${companyId}-${feedbackId}`}
              companyId={companyId}
              feedbackId={feedbackId}
              closeTo={withSearch(opsPathTo('/ops/feedback'), searchOf(location))}
            />
          ) : undefined
        }
      />
    </>
  );
}
