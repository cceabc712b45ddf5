import type { Draft } from '#contract/calls/orders';
import { AppLink } from '../../../platform/AppLink.tsx';
import { formatDay, useLocale, usePick, useText } from '../../../platform/locale.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { KeyValueRows } from '../../../ui/data/KeyValueRows.tsx';
import { pathOfNext } from '../flow.ts';
import { planText } from './plan-text.ts';

/** A booking begun earlier, here or on another device, with what it has chosen. */
export function ResumeCard({ draft, onRestart }: { draft: Draft; onRestart: () => void }) {
  const words = useText(planText);
  const pick = usePick();
  const language = useLocale();
  const { customerName, examSetName, centerName, day, bookTime } = draft;
  const rows = [
    { key: 'who', label: words.who, value: customerName },
    { key: 'package', label: words.package, value: examSetName && pick(examSetName.zh, examSetName.en) },
    { key: 'center', label: words.center, value: centerName && pick(centerName.zh, centerName.en) },
    { key: 'time', label: words.time, value: day && `${formatDay(day, language)} ${bookTime ?? ''}` },
  ].filter(({ value }) => value);
  return (
    <Card title={words.resumeTitle} className="max-w-form">
      <p className="mb-3 text-ink-2">{words.resumeText}</p>
      <KeyValueRows rows={rows} />
      <div className="mt-6 grid gap-2 md:flex md:justify-end md:gap-3">
        <Button variant="primary" className="md:order-last" render={<AppLink to={pathOfNext(draft)} replace />}>
          {words.resumeGo}
        </Button>
        <Button onClick={onRestart}>{words.restart}</Button>
      </div>
    </Card>
  );
}
