import type { RiskPerson } from '#contract/calls/risk';
import { dayInShanghai, timeInShanghai } from '#contract/rules/day';
import { useCall, useSubmit } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { personText, relationOf } from '../../parts/people/person-text.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { toast } from '../../platform/feedback.ts';
import { formatDay, useLocale, usePick, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { questionsPath, resultPath } from './risk-keys.ts';
import { riskText } from './text.ts';

/** /web/risk: who it is about, how far each has come, and the way to begin, go on or look. */
export function RiskPage() {
  const words = useText(riskText);
  const pick = usePick();
  const start = useCall('RiskPeople', {}, { fresh: true });
  return (
    <InnerPage title={words.title} narrow>
      <Block query={start} className="" placeholder={<Skeleton shape="block" className="h-60" />}>
        {({ about, minutes, questions, people }) => (
          <div className="grid grid-cols-1 gap-3 md:gap-4">
            <p className="text-label text-ink-2">
              {words.minutes(minutes, questions)} ｜ {pick(about.zh, about.en)}
            </p>
            <Card
              title={words.who}
              aside={
                <AppLink to={pathTo('/web/usercenter/relative_plan')} className="tap-44 inline-block">
                  {words.family}
                </AppLink>
              }
            >
              <ul className="divide-y divide-line" aria-label={words.who}>
                {people.map((person) => (
                  <PersonRow key={person.customerGuid} person={person} />
                ))}
              </ul>
            </Card>
          </div>
        )}
      </Block>
    </InnerPage>
  );
}

function PersonRow({ person }: { person: RiskPerson }) {
  const words = useText(riskText);
  const says = useText(personText);
  const language = useLocale();
  const own = useSession((data) => data.identity?.userName ?? '');
  const isSelf = person.relation === 'self';
  const name = isSelf ? words.self(own) : `${person.name} · ${relationOf(person, says)}`;
  const { consent, savedAt, handedInOn } = person;
  const isClosed = consent !== null && consent !== 'given';
  const day = (text: string) => formatDay(text, language, { weekday: false });
  const saved = savedAt && `${day(dayInShanghai(new Date(savedAt)))} ${timeInShanghai(new Date(savedAt))}`;
  const standing = saved ? words.draft(saved) : handedInOn ? words.done(day(handedInOn)) : words.notYet;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{name}</p>
        <p className="text-label text-ink-2">{isClosed ? words.consent[consent] : standing}</p>
      </div>
      {isClosed ? <AskConsent person={person} /> : <Actions person={person} name={name} />}
    </li>
  );
}

function Actions({ person, name }: { person: RiskPerson; name: string }) {
  const words = useText(riskText);
  const begin = useSubmit('BeginRiskAgain');
  const who = person.relation === 'self' ? '' : person.customerGuid;
  const { savedAt, handedInOn } = person;
  const again = () => begin.mutate(who ? { customerGuid: who } : {}, { onSuccess: () => go(questionsPath(who)) });
  const label = savedAt ? words.resume : words.start;
  return (
    <div className="flex flex-wrap gap-2">
      {handedInOn && (
        <Button render={<AppLink to={resultPath(who)} aria-label={`${words.result}: ${name}`} />}>
          {words.result}
        </Button>
      )}
      {handedInOn && !savedAt ? (
        <Button
          variant="primary"
          busy={begin.isPending}
          busyText={words.begin}
          aria-label={`${words.again}: ${name}`}
          onClick={again}
        >
          {words.again}
        </Button>
      ) : (
        <Button variant="primary" render={<AppLink to={questionsPath(who)} aria-label={`${label}: ${name}`} />}>
          {label}
        </Button>
      )}
    </div>
  );
}

/** The request goes to the relative's own phone: the employee cannot agree for them. */
function AskConsent({ person: { customerGuid, name, consent } }: { person: RiskPerson }) {
  const words = useText(riskText);
  const ask = useSubmit('AskReportConsent');
  const label = consent === 'none' ? words.ask : words.askAgain;
  return (
    <Button
      busy={ask.isPending}
      busyText={words.asking}
      aria-label={`${label}: ${name}`}
      onClick={() => ask.mutate({ customerGuid }, { onSuccess: ({ phone }) => toast(words.askedTo(phone)) })}
    >
      {label}
    </Button>
  );
}
