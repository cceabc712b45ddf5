import type { OpsPlanRow } from '#contract/ops/plans';
import { useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { withSearch } from '../../platform/paths.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { useCall } from '../api/use-call.ts';
import { companyKey } from '../kit/list/address-keys.ts';
import { ChooseCompany } from '../kit/ChooseCompany.tsx';
import { FoundTable } from '../kit/list/FoundTable.tsx';
import { Nothing } from '../kit/pane/Nothing.tsx';
import { opsPathTo } from '../routes.ts';
import { plansText } from './text.ts';
import { useWindowText } from './window-text.ts';

const KEYS = { company: companyKey };
export const STATE_TONES = { open: 'ok', upcoming: 'info', over: 'mute', closed: 'warn' } as const;

/** /ops/plans: what one company offers its people. */
export function PlansPage() {
  const words = useText(plansText);
  const { state, change } = useAddressState(KEYS);
  const { company } = state;
  return (
    <>
      <PageTitle
        text={words.intro}
        actions={
          company && (
            <AppLink
              to={opsPathTo('/ops/plans/$company/$plan', { company, plan: 'new' })}
              className={buttonClass({ variant: 'primary' })}
            >
              {words.add}
            </AppLink>
          )
        }
      >
        {words.title}
      </PageTitle>
      <ChooseCompany value={company} onChange={(to) => change({ company: to })} />
      {company && <Plans key={company} company={company} />}
    </>
  );
}

function Plans({ company }: { company: string }) {
  const words = useText(plansText);
  const found = useCall('OpsPlans', { companyId: Number(company) });
  const { window } = useWindowText();
  const columns = usePlanColumns(company);
  const windows = found.data?.companyWindows ?? [];
  return (
    <>
      {windows.length > 0 && (
        <div className="mb-4">
          <Alert tone="info">{words.companyWindows(windows.map(window).join('; '))}</Alert>
        </div>
      )}
      <FoundTable
        query={found}
        rowsOf={({ plans }) => plans}
        nothing={<Nothing title={words.emptyTitle} text={words.emptyText} tabs={['company']} />}
        label={words.list}
        columns={columns}
        rowKey={({ planId }) => String(planId)}
        openLink={({ planId }) => (
          <AppLink to={opsPathTo('/ops/plans/$company/$plan', { company, plan: String(planId) })} />
        )}
      />
    </>
  );
}

function usePlanColumns(company: string): Column<OpsPlanRow>[] {
  const words = useText(plansText);
  const pick = usePick();
  const { days, window } = useWindowText();
  const { columns: heads } = words;
  const copyTo = (planId: number) =>
    withSearch(opsPathTo('/ops/plans/$company/$plan', { company, plan: 'new' }), { from: String(planId) });
  return [
    {
      key: 'name',
      head: heads.name,
      card: 'title',
      cell: ({ name, mode }) => (
        <>
          <b>{pick(name.zh, name.en)}</b>
          <span className="block text-x text-ink-3">{words.modes[mode]}</span>
        </>
      ),
    },
    {
      key: 'state',
      head: heads.state,
      card: 'aside',
      cell: ({ state }) => (
        <Tag tone={STATE_TONES[state]} dot>
          {words.states[state]}
        </Tag>
      ),
    },
    {
      key: 'window',
      head: heads.window,
      cell: ({ windows }) =>
        windows.length === 0
          ? words.always
          : windows.map((each, at) => (
              <span key={at} className="block">
                {window(each)}
              </span>
            )),
    },
    {
      key: 'exam',
      head: heads.exam,
      cell: ({ examFrom, examTo }) => ((examFrom ?? examTo) ? days(examFrom, examTo) : words.anyDay),
    },
    { key: 'who', head: heads.who, cell: ({ forWhom }) => forWhom.map((one) => words.relations[one]).join(' · ') },
    { key: 'sets', head: heads.sets, end: true, cell: ({ sets }) => words.setCount(sets) },
    { key: 'orders', head: heads.orders, end: true, cell: ({ live, orders }) => words.orderCount(live, orders) },
    {
      key: 'act',
      head: heads.act,
      end: true,
      cell: ({ planId, name }) => (
        <Button size="sm" render={<AppLink to={copyTo(planId)} />}>
          <span aria-hidden="true">{words.copy}</span>
          <VisuallyHidden>{words.copyOf(pick(name.zh, name.en))}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}
