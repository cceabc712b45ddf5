import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { appText } from '../../platform/text.ts';
import { cx } from '../../ui/cx.ts';
import { Breadcrumb } from '../../ui/layout/Breadcrumb.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { Stepper } from '../../ui/layout/Stepper.tsx';
import { WizardLayout, type WizardBar } from '../../ui/layout/WizardLayout.tsx';
import { ChangeBanner } from './ChangeBanner.tsx';
import { useDraft } from './draft.ts';
import { flowText } from './flow-text.ts';
import { isDone, pathOfStep, STEPS, type Step } from './flow.ts';

export interface WizardProps {
  step: Step;
  title: string;
  text?: ReactNode;
  aside?: ReactNode;
  /** The name of the column beside the content, for screen readers. */
  asideLabel?: string;
  /** Of a page inside a step, such as one centre: its name, under the step's. */
  within?: string;
  /** On a phone: what it costs so far and the main button. */
  bar?: Omit<WizardBar, 'detailsTitle' | 'closeLabel'>;
  children: ReactNode;
}

/** The sentence about the person comes when they are known: the packages under it do not move then. */
const ROOM_FOR_WHOM = 'max-md:[&_p]:min-h-12 md:[&_p]:min-h-6';

/** The frame of every step of a booking. */
export function Wizard({ step, title, text, aside, asideLabel, within, bar, children }: WizardProps) {
  const words = useText(flowText);
  const common = useText(appText);
  const draft = useDraft();
  const isChange = draft.oldOrderId !== undefined;
  const at = STEPS.indexOf(step);
  const steps = STEPS.map((key, index) => ({
    key,
    label: words.steps[key],
    state: index < at ? ('done' as const) : index === at ? ('current' as const) : ('todo' as const),
    // Later steps that are done already are reached by going on, so that each is checked again.
    ...(index < at && isDone(draft, key) && { link: <AppLink to={pathOfStep(draft, key)} /> }),
  }));
  return (
    <>
      <Stepper
        label={words.stepsLabel}
        steps={steps}
        position={words.stepOf(at + 1, STEPS.length)}
        doneMark={words.stepDone}
      />
      <div className="wrap pt-3 md:pt-0">
        <Breadcrumb
          label={common.breadcrumb}
          items={[
            { label: common.home, link: <AppLink to={pathTo('/web/home')} /> },
            { label: isChange ? words.changing : words.booking },
            { label: words.steps[step], ...(within && { link: <AppLink to={pathOfStep(draft, step)} /> }) },
            ...(within ? [{ label: within }] : []),
          ]}
        />
        {/* on a phone the bar above has the title: the sentence below it needs no room for one */}
        <div className={cx('max-md:[&_h1]:sr-only max-md:[&>div]:pt-0', step === 'package' && ROOM_FOR_WHOM)}>
          <PageTitle text={text ?? <br />}>{title}</PageTitle>
        </div>
        <WizardLayout
          aside={aside}
          asideLabel={asideLabel ?? words.chosen}
          {...(bar && { bar: { ...bar, detailsTitle: words.chosen, closeLabel: words.close } })}
        >
          {isChange && <ChangeBanner />}
          {children}
        </WizardLayout>
      </div>
    </>
  );
}
