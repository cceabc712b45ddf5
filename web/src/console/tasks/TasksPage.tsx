import { oneOf, pageNumber, useAddressState } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { useParam } from '../../platform/location.ts';
import { withSearch } from '../../platform/paths.ts';
import { Chips } from '../../ui/form/Chips.tsx';
import { ToggleChip } from '../../ui/form/FilterChips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { isQuiet } from '../idle.ts';
import { flagKey } from '../kit/address-keys.ts';
import { Block } from '../kit/Block.tsx';
import { Nothing } from '../kit/Nothing.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { listSearch } from '../kit/pane-page.ts';
import { Beside } from '../kit/Pane.tsx';
import { opsPathTo } from '../routes.ts';
import { isOpen } from './task-look.ts';
import { TaskList } from './TaskList.tsx';
import { TaskPane } from './TaskPane.tsx';
import { tasksText } from './text.ts';

const STATES = ['all', 'running', 'waiting', 'done', 'failed', 'cancelled'] as const;
const KEYS = { state: oneOf(STATES), mine: flagKey, page: pageNumber };
/** How often the bars move. */
const LOOK_MS = 2_000;

/** Long work: how far it is, what it left, what it could not use. */
export function TasksPage() {
  const words = useText(tasksText);
  const { state, change } = useAddressState(KEYS);
  const taskId = useParam('task');
  const found = useCall(
    'OpsTasks',
    { state: state.state, mine: state.mine, pageIndex: state.page - 1, pageSize: PAGE_SIZE },
    { again: (reply) => (!isQuiet() && reply?.rows.some(isOpen) ? LOOK_MS : false) },
  );
  const counts = found.data?.counts;
  const listPath = (page: number) =>
    withSearch(opsPathTo('/ops/tasks'), { ...listSearch(), page: page > 1 ? String(page) : undefined });
  const list = (
    <Block query={found}>
      {({ rows, total }) =>
        rows.length === 0 ? (
          <Nothing title={words.emptyTitle} text={words.emptyText} />
        ) : (
          <TaskList rows={rows} current={taskId} footer={<Pager page={state.page} total={total} pathTo={listPath} />} />
        )
      }
    </Block>
  );
  return (
    <>
      {taskId && <h1 className="sr-only lg:hidden">{words.title}</h1>}
      <div className={taskId ? 'max-lg:hidden' : undefined}>
        <PageTitle text={words.intro}>{words.title}</PageTitle>
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <Chips
            label={words.state}
            value={state.state}
            onChange={(next) => change({ state: next, page: 1 })}
            items={STATES.map((value) => ({
              value,
              label: words.states[value],
              count: counts && countOf(counts, value),
            }))}
          />
          <ToggleChip on={state.mine} onChange={(mine) => change({ mine, page: 1 })}>
            {words.mine}
          </ToggleChip>
        </div>
      </div>
      <Beside
        list={list}
        detail={
          taskId && (
            <TaskPane
              key={taskId}
              taskId={taskId}
              address={opsPathTo('/ops/tasks/$task', { task: taskId })}
              closeTo={withSearch(opsPathTo('/ops/tasks'), listSearch())}
            />
          )
        }
      />
    </>
  );
}

/** The server counts the states; all of them are their sum. */
function countOf(counts: Readonly<Record<string, number>>, state: (typeof STATES)[number]): number {
  if (state !== 'all') return counts[state] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
