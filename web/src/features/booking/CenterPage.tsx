import { useSearchText } from '../../platform/location.ts';
import { CalendarStep } from './calendar/CalendarStep.tsx';
import { CenterStep } from './centers/CenterStep.tsx';
import { useStepGuard } from './flow.ts';

/** /web/examselect: the centres; with `center` in the address, the days of one of them. */
export function CenterPage() {
  const ready = useStepGuard('center');
  const center = Number(useSearchText('center'));
  // as high as the page to come, so that the footer does not jump
  if (!ready) return <div className="min-h-dvh" />;
  return Number.isInteger(center) && center > 0 ? <CalendarStep key={center} centerId={center} /> : <CenterStep />;
}
