import { Send } from 'lucide-react';
import { useState } from 'react';
import { HR_STATES, NO_DEPARTMENT } from '#contract/values/hr-choices';
import { useCall } from '../../../api/use-call.ts';
import type { ReplyOf } from '../../../api/send.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { oneOf, pageNumber, text, useAddressState } from '../../../platform/address-state.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { usePick, useText } from '../../../platform/locale.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { SelectChip } from '../../../ui/form/FilterChips.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Pagination } from '../../../ui/layout/Pagination.tsx';
import { ExportButton } from './ExportButton.tsx';
import { HrPage } from '../HrPage.tsx';
import { useCount } from '../numbers.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { planKey } from './plan-filter.ts';
import { PrivacyNote } from '../PrivacyNote.tsx';
import { onlyThis, ReminderDialog, type Whom } from './ReminderDialog.tsx';
import { TasksCard } from '../dashboard/TasksCard.tsx';
import { hrText } from '../text.ts';

const PAGE_SIZE = 20;
const KEYS = { q: text, state: oneOf(HR_STATES), department: text, class: planKey, plan: planKey, page: pageNumber };

/** /hr/people: everybody with how far they are, as filtered in the address. */
export function PeoplePage() {
  const words = useText(hrText);
  const { state, change } = useAddressState(KEYS);
  const [reminding, setReminding] = useState<Whom>();
  const whom: Whom = {
    planId: state.plan || undefined,
    department: state.department,
    employeeClass: state.class || undefined,
  };
  const asked = { ...whom, state: state.state, text: state.q };
  const query = useCall('HrPeople', { ...asked, pageIndex: state.page - 1, pageSize: PAGE_SIZE }, { renewed: true });
  return (
    <HrPage
      page="people"
      actions={
        <>
          <ExportButton asked={asked} />
          <Button variant="primary" icon={<Send aria-hidden="true" size={18} />} onClick={() => setReminding(whom)}>
            {words.remindAll}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <SearchField
          label={words.search}
          placeholder={words.search}
          clearLabel={words.clear}
          value={state.q}
          onSearch={(q) => change({ q, page: 1 }, { replace: true })}
        />
        <Filters reply={query.data} />
      </div>
      <Block query={query} className="" placeholder={<Skeleton shape="block" className="h-96" />}>
        {(reply) => (
          <>
            <Found reply={reply} onRemind={setReminding} />
            <PrivacyNote />
            <TasksCard />
          </>
        )}
      </Block>
      {reminding && <ReminderDialog whom={reminding} onClose={() => setReminding(undefined)} />}
    </HrPage>
  );
}

function Filters({ reply }: { reply: ReplyOf<'HrPeople'> | undefined }) {
  const words = useText(hrText);
  const pick = usePick();
  const { state, change } = useAddressState(KEYS);
  const { plans = [], departments = [], classes = [] } = reply ?? {};
  return (
    <div className="flex gap-2 max-md:-mx-[16px] max-md:overflow-x-auto max-md:px-[16px] max-md:[scrollbar-width:none] md:flex-wrap">
      <SelectChip
        label={words.state}
        on={state.state !== 'all'}
        value={state.state}
        onChange={(event) => change({ state: KEYS.state.read(event.target.value), page: 1 })}
      >
        {HR_STATES.map((value) => (
          <option key={value} value={value}>
            {words.states[value]}
          </option>
        ))}
      </SelectChip>
      <SelectChip
        label={words.department}
        on={state.department !== ''}
        value={state.department}
        onChange={(event) => change({ department: event.target.value, page: 1 })}
      >
        <option value="">{words.all}</option>
        {departments.map((name) => (
          <option key={name} value={name || NO_DEPARTMENT}>
            {name || words.noDepartment}
          </option>
        ))}
      </SelectChip>
      <SelectChip
        label={words.class}
        on={state.class !== 0}
        value={state.class}
        onChange={(event) => change({ class: Number(event.target.value), page: 1 })}
      >
        <option value={0}>{words.all}</option>
        {classes.map((number) => (
          <option key={number} value={number}>
            {words.classOf(number)}
          </option>
        ))}
      </SelectChip>
      {plans.length > 1 && (
        <SelectChip
          label={words.plan}
          on={state.plan !== 0}
          value={state.plan || plans[0]?.id}
          onChange={(event) => change({ plan: Number(event.target.value), page: 1 })}
        >
          {plans.map(({ id, name }) => (
            <option key={id} value={id}>
              {pick(name.zh, name.en)}
            </option>
          ))}
        </SelectChip>
      )}
    </div>
  );
}

function Found({ reply, onRemind }: { reply: ReplyOf<'HrPeople'>; onRemind: (whom: Whom) => void }) {
  const words = useText(hrText);
  const count = useCount();
  const { state, change, pathWith } = useAddressState(KEYS);
  const { rows, total } = reply;
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState
          title={words.nobody}
          actions={
            <Button
              size="sm"
              onClick={() => change({ q: '', state: 'all', department: '', class: 0, plan: 0, page: 1 })}
            >
              {words.reset}
            </Button>
          }
        >
          {[...state.q.trim()].length === 1 ? words.oneLetter : words.nobodyText}
        </EmptyState>
      </Card>
    );
  return (
    <PeopleTable
      rows={rows}
      onRemind={(row) => onRemind(onlyThis(row, state.plan || undefined))}
      footer={
        <>
          <span role="status">{words.count(count(total))}</span>
          <Pagination
            label={words.pages}
            page={state.page - 1}
            pages={Math.ceil(total / PAGE_SIZE)}
            link={(at) => <AppLink to={pathWith({ page: at + 1 })} />}
            words={words}
          />
        </>
      }
    />
  );
}
