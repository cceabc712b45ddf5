import { useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useCall } from '../api/use-call.ts';
import { useMoment } from '../kit/moments.ts';
import { auditText } from './text.ts';

const WHOLE = new Intl.NumberFormat('en-US');

/** Whether anybody has changed, removed or swapped an entry, as the last check found it. */
export function ChainState() {
  const words = useText(auditText);
  const { moment } = useMoment();
  const { data } = useCall('OpsAuditState', {});
  if (!data) return null;
  const { broken, rows, checkedAt } = data;
  return (
    <div className="mb-4">
      {broken.length > 0 ? (
        <Alert tone="bad" live="assertive" title={words.brokenTitle}>
          <p>{words.brokenText}</p>
          <ul className="list-disc pl-5">
            {broken.map((where) => (
              <li key={where}>{where}</li>
            ))}
          </ul>
        </Alert>
      ) : (
        <Alert tone={checkedAt ? 'ok' : 'mute'}>
          {checkedAt ? words.whole(WHOLE.format(rows), moment(checkedAt)) : words.notYet}
        </Alert>
      )}
    </div>
  );
}
