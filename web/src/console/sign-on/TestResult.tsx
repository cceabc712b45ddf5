import type { ProviderFinding } from '#contract/ops/sign-on';
import { useText } from '../../platform/locale.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { useCall } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { signOnText } from './text.ts';

interface TestResultProps {
  companyId: number;
  issuer: string;
  clientId: string;
}

/** The findings of a trial sign-in at the provider, step by step. */
export function TestResult({ companyId, issuer, clientId }: TestResultProps) {
  const words = useText(signOnText);
  const found = useCall('OpsSignOnTest', { companyId, issuer, clientId }, { keepPrevious: false });
  return (
    <section aria-live="polite" className="grid gap-2">
      <h3 className="text-label font-semibold">{found.isFetching ? words.testing : words.tested}</h3>
      <Block query={found}>
        {({ findings }) => (
          <ol className="grid gap-2">
            {findings.map((finding) => (
              <Finding key={finding.step} {...finding} />
            ))}
          </ol>
        )}
      </Block>
    </section>
  );
}

function Finding({ step, state, detail }: ProviderFinding) {
  const words = useText(signOnText);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Tag tone={state} dot>
        {words.state[state]}
      </Tag>
      <b>{words.step[step]}</b>
      <span className="min-w-0 text-ink-2">
        {words.says[step][state]}
        {detail && <code className="ml-2 text-c break-all text-ink-3">{detail}</code>}
      </span>
    </li>
  );
}
