import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { OpsPerson } from '#contract/ops/people';
import { useText } from '../../platform/locale.ts';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { useMoment } from '../kit/moments.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { named, STATE_TONE } from './person-look.ts';
import { peopleText } from './text.ts';

/** Whether and how the person signs in. */
export function AccountSection({ person }: { person: OpsPerson }) {
  const words = useText(peopleText);
  const { moment } = useMoment();
  const { hasPassword, singleSignOn, appBoundSince, firstEnteredAt, failedTries, consents } = person.account;
  const ways = [
    hasPassword && words.password,
    singleSignOn && words.sso,
    appBoundSince && words.app(moment(appBoundSince)),
  ];
  return (
    <PaneSection title={words.account}>
      <KeyValueRows
        plain
        rows={[
          {
            ...{ key: 'state', label: words.accountState },
            value: (
              <Tag tone={STATE_TONE[person.state]} dot>
                {words.states[person.state]}
              </Tag>
            ),
          },
          { key: 'ways', label: words.ways, value: ways.filter(Boolean).join(' · ') || words.noWay },
          {
            ...{ key: 'first', label: words.firstEntered },
            value: firstEnteredAt ? moment(firstEnteredAt) : words.states.neverEntered,
          },
          { key: 'failed', label: words.failed, value: words.failedTries(failedTries) },
          { key: 'consents', label: words.consents, value: consents.join(' · ') || words.noConsent },
        ]}
      />
    </PaneSection>
  );
}

/** Where the person is signed in; one device is signed out, or all. */
export function DevicesSection({ person }: { person: OpsPerson }) {
  const words = useText(peopleText);
  const { moment } = useMoment();
  const [ending, setEnding] = useState<{ sessionId?: string }>();
  const { sessions } = person;
  return (
    <PaneSection
      title={words.devices}
      aside={
        sessions.length > 0 && (
          <Button variant="text" size="sm" className="-my-2 -mr-2" onClick={() => setEnding({})}>
            {words.endAll}
          </Button>
        )
      }
    >
      {sessions.length === 0 && <p className="text-ink-3">{words.noDevices}</p>}
      <ul className="grid gap-2">
        {sessions.map(({ sessionId, device, since, lastSeen }) => (
          <li key={sessionId} className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              <b>{device}</b>
              <span className="block text-x text-ink-3">
                {`${words.since(moment(since))} · ${words.lastSeen(moment(lastSeen))}`}
              </span>
            </span>
            <button
              type="button"
              aria-label={words.endOf(device)}
              onClick={() => setEnding({ sessionId })}
              className="tap-44 inline-flex flex-none items-center gap-1 rounded-tag text-brand-text hover:underline"
            >
              <LogOut aria-hidden="true" size={14} />
              {words.end}
            </button>
          </li>
        ))}
      </ul>
      {ending && (
        <ChangeWithReason
          call="OpsPersonEndSessions"
          payload={{ ...named(person), ...ending }}
          title={ending.sessionId ? words.endTitle : words.endAllTitle}
          text={words.endText}
          action={ending.sessionId ? words.end : words.endAll}
          done={({ ended }) => words.endDone(ended)}
          danger
          onClose={() => setEnding(undefined)}
        />
      )}
    </PaneSection>
  );
}
