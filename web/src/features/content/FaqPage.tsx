import { useEffect, useRef } from 'react';
import type { FaqEntry } from '#contract/calls/content';
import { useCall } from '../../api/use-call.ts';
import { CardsPlaceholder } from '../../parts/list/CardsPlaceholder.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { RichText, useBlocks } from '../../parts/rich-text/RichText.tsx';
import { oneOf, text, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useBranding } from '../../platform/branding.ts';
import { telHref, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Chips } from '../../ui/form/Chips.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Fold } from '../../ui/layout/Fold.tsx';
import { faqText } from './faq-text.ts';
import { findFaq } from './find-faq.ts';
import { GROUPS } from './choices.ts';

const KEYS = { q: text, group: oneOf(GROUPS), id: text };

/** /web/faq: search and group stand in the address, and so does the question that is open. */
export function FaqPage() {
  const words = useText(faqText);
  const query = useCall('FaqList', {});
  return (
    <InnerPage title={words.title} text={words.text}>
      <Block query={query} placeholder={<CardsPlaceholder />} className="">
        {({ entries }) => (
          <>
            <Questions entries={entries} />
            <Help />
          </>
        )}
      </Block>
    </InnerPage>
  );
}

function Questions({ entries }: { entries: readonly FaqEntry[] }) {
  const words = useText(faqText);
  const { state, change } = useAddressState(KEYS);
  const found = findFaq(entries, state.q);
  const shown = state.group === 'all' ? found : found.filter(({ group }) => group === state.group);
  const groups = GROUPS.filter((group) => shown.some((entry) => entry.group === group));
  const count = (group: (typeof GROUPS)[number]) =>
    group === 'all' ? found.length : found.filter((entry) => entry.group === group).length;
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4">
      <SearchField
        label={words.search}
        placeholder={words.placeholder}
        clearLabel={words.clear}
        value={state.q}
        note={words.found(shown.length)}
        onSearch={(q) => change({ q, id: '' }, { replace: true })}
      />
      <Chips
        label={words.groupsLabel}
        value={state.group}
        onChange={(group) => change({ group, id: '' })}
        items={GROUPS.map((value) => ({ value, label: words.groups[value], count: count(value) }))}
      />
      {shown.length === 0 && <NothingFound />}
      {groups.map((group) => (
        <Card key={group} title={group === 'all' ? '' : words.groups[group]}>
          {shown
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <Question
                key={entry.faqId}
                entry={entry}
                open={state.id === String(entry.faqId)}
                onToggle={(open) => change({ id: open ? String(entry.faqId) : '' }, { replace: true })}
              />
            ))}
        </Card>
      ))}
    </div>
  );
}

interface QuestionProps {
  entry: FaqEntry;
  open: boolean;
  onToggle: (open: boolean) => void;
}

function Question({ entry, open, onToggle }: QuestionProps) {
  const row = useRef<HTMLDivElement>(null);
  const blocks = useBlocks(entry.answer);
  const arrived = useRef(open);
  useEffect(() => {
    // a link to one question leads to it, not to the top of sixty
    if (arrived.current) row.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={row}>
      <Fold title={entry.question} open={open} onToggle={() => onToggle(!open)}>
        {open && (
          <div className="pb-4">
            <RichText blocks={blocks} small />
          </div>
        )}
      </Fold>
    </div>
  );
}

function NothingFound() {
  const words = useText(faqText);
  return (
    <Card>
      <EmptyState
        title={words.empty}
        headingLevel={2}
        actions={
          <AppLink to={pathTo('/web/faq')} className={buttonClass({ size: 'sm' })}>
            {words.showAll}
          </AppLink>
        }
      >
        {words.emptyText}
      </EmptyState>
    </Card>
  );
}

function Help() {
  const words = useText(faqText);
  const hotline = useBranding()?.hotline;
  return (
    <Card title={words.helpTitle} className="mt-4">
      <p className="mb-4 text-ink-2">{words.help}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" render={<AppLink to={pathTo('/web/feedback')} />}>
          {words.feedback}
        </Button>
        {hotline && (
          <Button size="sm" className="whitespace-normal" render={<a href={telHref(hotline)} />}>
            {words.helpCall(hotline)}
          </Button>
        )}
      </div>
    </Card>
  );
}
