import type { HealthFound, HealthHit } from '#contract/calls/health';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Pagination } from '../../ui/layout/Pagination.tsx';
import { hitPath } from './paths.ts';
import { healthText } from './text.ts';

interface HitListProps {
  found: HealthFound;
  title: string;
  page: number;
  pageSize: number;
  pathOf: (page: number) => AppPath;
}

/** The hits of a search or a category; without any it leads to the most read ones. */
export function HitList({ found, title, page, pageSize, pathOf }: HitListProps) {
  const words = useText(healthText);
  if (found.total === 0) {
    return (
      <Card>
        <EmptyState title={words.emptyTitle} headingLevel={2}>
          {words.emptyText}
        </EmptyState>
        <h3 className="mt-2 mb-1 text-s">{words.maybe}</h3>
        <Rows rows={found.suggestions} />
      </Card>
    );
  }
  return (
    <Card title={title} aside={words.resultCount(found.total)}>
      <Rows rows={found.rows} />
      <Pagination
        label={words.pages}
        page={page - 1}
        pages={Math.ceil(found.total / pageSize)}
        link={(at) => <AppLink to={pathOf(at + 1)} />}
        words={words}
      />
    </Card>
  );
}

function Rows({ rows }: { rows: readonly HealthHit[] }) {
  const words = useText(healthText);
  const pick = usePick();
  return (
    <ul className="mb-2 divide-y divide-line">
      {rows.map((hit) => (
        <li key={`${hit.kind}:${hit.code}`} className="py-3">
          <AppLink to={hitPath(hit)} className="inline-flex min-h-6 flex-wrap items-center gap-2 font-semibold">
            {pick(hit.name.zh, hit.name.en)}
            {hit.abbreviation && <span className="text-c font-normal text-ink-2">{hit.abbreviation}</span>}
          </AppLink>
          {hit.kind === 'article' && (
            <>
              {' '}
              <Tag tone="info">{words.article}</Tag>
            </>
          )}
          <p className="mt-1 text-label text-ink-2">{pick(hit.about.zh, hit.about.en)}</p>
        </li>
      ))}
    </ul>
  );
}
