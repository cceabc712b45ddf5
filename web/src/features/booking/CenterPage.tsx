import { useSearchText } from '../../platform/location.ts';
import { CalendarStep } from './calendar/CalendarStep.tsx';
import { CenterStep } from './centers/CenterStep.tsx';
import { useStepGuard } from './flow.ts';

/** /web/examselect: the centres; with `center` in the address, the days of one of them. */
export function CenterPage() {
  const ready = useStepGuard('center');
  const center = Number(useSearchText('center'));
  if (!ready) return null;
  return Number.isInteger(center) && center > 0 ? <CalendarStep key={center} centerId={center} /> : <CenterStep />;
}
