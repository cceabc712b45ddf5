import type { UseQueryResult } from '@tanstack/react-query';
import { CompanyConfig } from '#contract/company-config';
import type { Failure } from '../../../api/failure.ts';
import { today } from '../../../platform/clock.ts';
import { useText } from '../../../platform/locale.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../kit/pane/Block.tsx';
import { checksOf } from '../checks.ts';
import { ChecksCard } from '../ChecksCard.tsx';
import { SeenCard } from './SeenCard.tsx';
import { companiesText } from '../text.ts';
import type { Draft } from '../versions/use-draft.ts';

interface LookColumnProps {
  companyId: number;
  draft: Draft;
}

/** beside the settings: whom the draft as it stands shows what, and what to look at before it is published. */
export function LookColumn({ companyId, draft: { settings } }: LookColumnProps) {
  const words = useText(companiesText);
  const home = useCall('OpsHome', { companyId });
  const plans = useCall('OpsPlans', { companyId });
  const choices = useCall('OpsPreviewChoices', { companyId });
  const config = CompanyConfig.safeParse(settings.config).data;
  if (!config)
    return (
      <Card title={words.look.title}>
        <p className="text-label text-ink-2">{words.look.wrong}</p>
      </Card>
    );
  if (!home.data || !plans.data || !choices.data) {
    const missing: UseQueryResult<unknown, Failure> = [plans, choices].find(({ data }) => !data) ?? home;
    return (
      <Card title={words.look.title}>
        <Block query={missing}>{() => null}</Block>
      </Card>
    );
  }
  const { classes } = choices.data;
  const from = { config, home: home.data, plans: plans.data.plans, colors: settings.colors, classes };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:sticky xl:top-18 xl:max-h-[calc(100dvh-5.5rem)] xl:overflow-y-auto">
      <SeenCard {...{ companyId, from, classes }} />
      <ChecksCard companyId={companyId} checks={checksOf(from, today())} />
    </div>
  );
}
