import { Send } from 'lucide-react';
import { useState } from 'react';
import { dayInShanghai } from '#contract/rules/day';
import type { ReplyOf } from '../../../api/send.ts';
import { useCall } from '../../../api/use-call.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { now } from '../../../platform/clock.ts';
import { dayRange } from '../../../platform/dates.ts';
import { formatDay, useLocale, usePick, useText } from '../../../platform/locale.ts';
import { momentText } from '../../../platform/moments.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { SelectChip } from '../../../ui/form/FilterChips.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { BookingsCard } from './BookingsCard.tsx';
import { CapacityCard } from './CapacityCard.tsx';
import { DepartmentsCard } from './DepartmentsCard.tsx';
import { ExportButton } from '../people/ExportButton.tsx';
import { FigureCards } from './FigureCards.tsx';
import { HrPage } from '../HrPage.tsx';
import { NotBookedCard } from './NotBookedCard.tsx';
import { PrivacyNote } from '../PrivacyNote.tsx';
import { usePlanFilter } from '../people/plan-filter.ts';
import { ReminderDialog, type Whom } from '../people/ReminderDialog.tsx';
import { TasksCard } from './TasksCard.tsx';
import { hrText } from '../text.ts';

type Dashboard = ReplyOf<'HrDashboard'>;

/** /hr: how far the company's check-ups are. */
export function DashboardPage() {
  const words = useText(hrText);
  const pick = usePick();
  const { planId } = usePlanFilter();
  const [reminding, setReminding] = useState<Whom>();
  const query = useCall('HrDashboard', { planId }, { renewed: true });
  const plan = query.data?.plan;
  // they are there before the answer is: what came later would push the page down
  const hasActions = !query.data || plan !== undefined;
  return (
    <HrPage
      page="dashboard"
      title={plan ? words.progress(pick(plan.name.zh, plan.name.en)) : words.tabs.dashboard}
      text={useSubtitle(query.data)}
      actions={
        hasActions && (
          <>
            <ExportButton asked={{ planId }} />
            <Button
              variant="primary"
              icon={<Send aria-hidden="true" size={18} />}
              onClick={() => setReminding({ planId })}
            >
              {words.remindAll}
            </Button>
          </>
        )
      }
    >
      <Block query={query} className="" placeholder={<Skeleton shape="block" className="h-96" />}>
        {(reply) => (reply.plan ? <Progress reply={reply} onRemind={setReminding} /> : <NoPlan />)}
      </Block>
      {reminding && <ReminderDialog whom={reminding} onClose={() => setReminding(undefined)} />}
    </HrPage>
  );
}

function useSubtitle(reply: Dashboard | undefined): string {
  const words = useText(hrText);
  const language = useLocale();
  if (!reply?.plan) return '';
  const { opensOn, closesOn } = reply.plan;
  const window =
    opensOn &&
    (closesOn
      ? words.window(dayRange(opensOn, closesOn, language))
      : words.windowFrom(formatDay(opensOn, language, { weekday: false })));
  const asOf = words.asOf(momentText(reply.asOf, language, dayInShanghai(new Date(now()))));
  return [window, asOf].filter(Boolean).join(' · ');
}

function Progress({ reply, onRemind }: { reply: Dashboard; onRemind: (whom: Whom) => void }) {
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4">
      <PlanChoice plans={reply.plans} current={reply.plan?.id} />
      <FigureCards {...reply} />
      <div className="grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <BookingsCard days={reply.days} weeks={reply.weeks} />
        <DepartmentsCard departments={reply.departments} />
      </div>
      <CapacityCard capacity={reply.capacity} open={reply.due - reply.booked} />
      <NotBookedCard onRemind={onRemind} />
      <PrivacyNote />
      <TasksCard />
    </div>
  );
}

/** Where the company has several plans. */
function PlanChoice({ plans, current }: { plans: Dashboard['plans']; current: number | undefined }) {
  const words = useText(hrText);
  const pick = usePick();
  const { choose } = usePlanFilter();
  if (plans.length < 2) return null;
  return (
    <div className="flex">
      <SelectChip
        label={words.plan}
        on={false}
        value={current}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {plans.map(({ id, name }) => (
          <option key={id} value={id}>
            {pick(name.zh, name.en)}
          </option>
        ))}
      </SelectChip>
    </div>
  );
}

function NoPlan() {
  const words = useText(hrText);
  return (
    <Card>
      <EmptyState title={words.noPlan}>{words.noPlanText}</EmptyState>
    </Card>
  );
}
