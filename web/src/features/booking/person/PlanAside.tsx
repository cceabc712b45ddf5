import type { Plan } from '#contract/calls/booking';
import { useCompanyInfo } from '../../../parts/company/company.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { KeyValueRows } from '../../../ui/data/KeyValueRows.tsx';
import { planText } from '../plan/plan-text.ts';
import { usePlanWindow } from '../plan/plan-window.ts';
import { personalText } from './text.ts';

/** Which plan is used, and what one should know before booking. */
export function PlanAside({ plan }: { plan: Plan | undefined }) {
  const words = useText(personalText);
  const planWords = useText(planText);
  const pick = usePick();
  const windowOf = usePlanWindow();
  const notice = useCompanyInfo().data?.config.booking.noticeWorkingDays;
  return (
    <Card title={words.planTitle}>
      {plan && (
        <KeyValueRows
          plain
          rows={[
            { key: 'name', label: words.plan, value: pick(plan.name.zh, plan.name.en) },
            { key: 'window', label: planWords.windowLabel, value: windowOf(plan) },
            { key: 'cost', label: words.cost, value: planWords.pays[plan.serviceGetMode] },
          ]}
        />
      )}
      <hr className="my-4 border-line" />
      <h3 className="text-c font-semibold">{words.know}</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-4 text-c text-ink-2">
        <li>{words.knowAge}</li>
        {notice !== undefined && <li>{words.knowNotice(notice)}</li>}
        <li>{words.knowId}</li>
      </ul>
    </Card>
  );
}
