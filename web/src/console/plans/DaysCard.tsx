import { useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import type { PlanCardProps } from './card-props.ts';
import { MOST_WINDOWS } from '#contract/values/ops/plans';
import { NO_WINDOW, type WindowDraft } from './form.ts';
import { plansText } from './text.ts';

/** When one may book, by class, and when the check-ups are. */
export function DaysCard({ draft, change, errorOf }: PlanCardProps) {
  const words = useText(plansText);
  const { windows } = draft;
  const optional = { optionalMark: words.optional };
  const exam = (name: 'examFrom' | 'examTo') => ({
    type: 'date',
    label: words[name],
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <Card title={words.days}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-c text-ink-3">{words.windowsHint}</p>
        {errorOf('windows') && <Alert tone="bad">{errorOf('windows')}</Alert>}
        {windows.map((window, at) => {
          const field = (name: keyof WindowDraft) => ({
            label: words[name],
            value: window[name],
            onChange: (event: { target: { value: string } }) =>
              change({
                windows: windows.map((each, index) => (index === at ? { ...each, [name]: event.target.value } : each)),
              }),
          });
          return (
            <fieldset key={at} className="min-w-0 rounded-control border border-line p-3">
              <legend className="px-1 text-label font-semibold">{words.windowOf(at + 1)}</legend>
              <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-4">
                <TextField type="date" {...field('from')} />
                <TextField type="date" {...optional} {...field('to')} />
                <TextField {...optional} hint={words.classesHint} {...field('only')} />
                <TextField {...optional} hint={words.classesHint} {...field('except')} />
              </div>
              <Button
                size="sm"
                variant="text"
                guardMs={0}
                onClick={() => change({ windows: windows.filter((_, index) => index !== at) })}
              >
                {words.removeWindow(at + 1)}
              </Button>
            </fieldset>
          );
        })}
        {windows.length === 0 && (
          <p className="text-label">
            <VisuallyHidden>{words.windows}</VisuallyHidden> {words.always}
          </p>
        )}
        {windows.length < MOST_WINDOWS && (
          <div>
            <Button size="sm" guardMs={0} onClick={() => change({ windows: [...windows, NO_WINDOW] })}>
              {words.addWindow}
            </Button>
          </div>
        )}
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
          <TextField {...optional} {...exam('examFrom')} />
          <TextField {...optional} error={errorOf('examTo')} {...exam('examTo')} />
        </div>
      </div>
    </Card>
  );
}
