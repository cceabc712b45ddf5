import { useState } from 'react';
import { usePick, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useCall, useSubmit } from '../api/use-call.ts';
import { isQuiet } from '../idle.ts';
import { useMoment } from '../kit/moments.ts';
import { auditText } from './text.ts';

const WHOLE = new Intl.NumberFormat('en-US');
/** How often a check that goes on is asked for its result. */
const LOOK_MS = 3_000;

/** Whether anybody has changed, removed or swapped an entry, as the last check found it; and a check at once. */
export function ChainState() {
  const words = useText(auditText);
  const pick = usePick();
  const { moment } = useMoment();
  /** The last check's finding while a longer one goes on. */
  const [before, setBefore] = useState<string>();
  const { data } = useCall(
    'OpsAuditState',
    {},
    {
      again: (reply) => (!isQuiet() && before !== undefined && before === (reply?.checkedAt ?? '') ? LOOK_MS : false),
    },
  );
  const check = useSubmit('OpsAuditCheck');
  if (!data) return null;
  const { broken, rows, checkedAt } = data;
  const goesOn = before !== undefined && before === (checkedAt ?? '');
  const press = async () => {
    const reply = await check.mutateAsync({}).catch(() => undefined);
    setBefore(reply?.isRunning ? (checkedAt ?? '') : undefined);
  };
  const again = (
    <Button size="sm" busy={check.isPending || goesOn} busyText={words.checking} onClick={() => void press()}>
      {words.check}
    </Button>
  );
  return (
    <div className="mb-4 grid gap-2">
      {broken.length > 0 && checkedAt ? (
        <Alert tone="bad" live="assertive" title={words.brokenTitle} action={again}>
          <p>{words.brokenChecked(WHOLE.format(rows), moment(checkedAt))}</p>
          <ul className="list-disc pl-5">
            {broken.map(({ company, seq, kind }) => (
              <li key={`${company?.companyId ?? 0}/${seq}`}>
                {words.brokenAt(company ? pick(company.name.zh, company.name.en) : words.platform, WHOLE.format(seq))}
                {words.breaks[kind]}
              </li>
            ))}
          </ul>
          <p>{words.brokenText}</p>
        </Alert>
      ) : (
        <Alert tone={checkedAt ? 'ok' : 'mute'} live="polite" action={again}>
          {checkedAt ? words.whole(WHOLE.format(rows), moment(checkedAt)) : words.notYet}
        </Alert>
      )}
      {goesOn && <p className="text-s text-ink-2">{words.checkGoesOn}</p>}
    </div>
  );
}
