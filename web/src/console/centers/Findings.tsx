import { CircleAlert, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { blocking, CENTER_FINDINGS, type CenterFinding } from '#contract/rules/center-findings';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { withSearch } from '../../platform/paths.ts';
import { cx } from '../../ui/cx.ts';
import { opsPathTo } from '../routes.ts';
import { useKeepsSupply } from './keeps-supply.ts';
import { centersText } from './text.ts';

const linkOf = (center: string, at: string) =>
  at === 'week'
    ? opsPathTo('/ops/centers/$center/week', { center })
    : withSearch(opsPathTo('/ops/centers/$center/edit', { center }), { at });

/** The parts a draft lacks: each says how it is mended, and leads there. */
export function Findings({ centerId, findings }: { centerId: number; findings: readonly CenterFinding[] }) {
  const words = useText(centersText);
  const count = blocking(findings).length;
  return (
    <section className="m-4 overflow-hidden rounded-control border border-line text-c md:m-5">
      <h3
        className={cx(
          'flex items-center gap-2 px-3.5 py-2 font-semibold',
          count > 0 ? 'bg-bad-bg text-bad' : 'bg-ok-bg text-ok',
        )}
      >
        {count > 0 ? <CircleAlert aria-hidden="true" size={16} /> : <CircleCheck aria-hidden="true" size={16} />}
        {count > 0 ? words.missing(count) : words.complete}
      </h3>
      <ul>
        {findings.map((finding) => (
          <Finding key={finding} center={String(centerId)} finding={finding} />
        ))}
      </ul>
    </section>
  );
}

function Finding({ center, finding }: { center: string; finding: CenterFinding }) {
  const words = useText(centersText);
  const pick = usePick();
  const mayChange = useKeepsSupply();
  const { blocks, at, name, mend } = CENTER_FINDINGS[finding];
  const said = pick(name.zh, name.en);
  return (
    <li className="grid grid-cols-[1.125rem_minmax(0,1fr)_auto] items-center gap-x-2.5 border-t border-line px-3.5 py-2">
      {blocks ? (
        <CircleX aria-hidden="true" size={18} className="text-bad" />
      ) : (
        <TriangleAlert aria-hidden="true" size={18} className="text-warn" />
      )}
      <span>
        {said}
        <span className="block text-x text-ink-3">
          {pick(mend.zh, mend.en)}
          {!blocks && ` · ${words.harmless}`}
        </span>
      </span>
      {mayChange && (
        <AppLink to={linkOf(center, at)} aria-label={words.mendOf(said)}>
          {words.mend}
        </AppLink>
      )}
    </li>
  );
}
