import { CircleCheck, TriangleAlert } from 'lucide-react';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { opsPathTo } from '../routes.ts';
import type { Check, CheckPlace } from './checks.ts';
import { companiesText } from './text.ts';

interface ChecksCardProps {
  companyId: number;
  checks: readonly Check[];
}

/** Settings that are allowed but seldom meant, each with the way to its field. */
export function ChecksCard({ companyId, checks }: ChecksCardProps) {
  const { look: words } = useText(companiesText);
  const pick = usePick();
  const company = String(companyId);
  const places: Record<CheckPlace, AppPath> = {
    theme: opsPathTo('/ops/companies/$company', { company }, { tab: 'theme' }),
    home: opsPathTo('/ops/home', undefined, { company }),
    plans: opsPathTo('/ops/plans', undefined, { company }),
  };
  return (
    <Card title={words.checks}>
      <ul className="divide-y divide-line">
        {checks.map(({ key, isFine, text, place }) => (
          <li key={key} className="flex items-start gap-2 py-2 text-label">
            {isFine ? (
              <CircleCheck aria-hidden="true" size={18} className="mt-0.5 flex-none text-ok" />
            ) : (
              <TriangleAlert aria-hidden="true" size={18} className="mt-0.5 flex-none text-warn-mark" />
            )}
            <span className="min-w-0 flex-1">
              <VisuallyHidden>{isFine ? words.fine : words.toLookAt}</VisuallyHidden>
              {pick(text.zh, text.en)}
              {!isFine && (
                <AppLink to={places[place]} className="ml-2 inline-flex min-h-8 items-center text-brand-text underline">
                  {words.goThere}
                </AppLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
