import type { HomeConfig } from '#contract/calls/company';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { report } from '../../api/account.ts';
import { useSubmit } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { useHomeConfig } from '../../parts/company/company.ts';
import { personText, relationOf } from '../../parts/people/person-text.ts';
import { usePeople } from '../../parts/people/use-people.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { RadioCards } from '../../ui/form/RadioCards.tsx';
import { forgetPresses } from '../../ui/form/press-guard.ts';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Placeholder } from './IndicatorPage.tsx';
import { healthText } from './text.ts';

/** /web/select_doctor: for whom, about which year, and the notice that one leaves the portal. */
export function DoctorPage() {
  const words = useText(healthText);
  const home = useHomeConfig();
  return (
    <InnerPage title={words.doctorTitle} text={words.doctorIntro} narrow>
      <Block query={home} placeholder={<Placeholder />} className="">
        {({ Menus }) => (hasDoctor(Menus) ? <Doctor /> : <NotOpen />)}
      </Block>
    </InnerPage>
  );
}

/** The server lets in whom the menu leads here (modules/health/doctor); others hear it before they fill anything in. */
const hasDoctor = (menus: HomeConfig['Menus']): boolean =>
  menus.some(({ List }) => List.some(({ Url }) => Url.startsWith('/web/select_doctor')));

function NotOpen() {
  const words = useText(healthText);
  return (
    <Card>
      <EmptyState
        title={words.doctorNotOpen}
        headingLevel={2}
        actions={
          <>
            <Button size="sm" render={<AppLink to={pathTo('/mobile/tel')} />}>
              {words.doctorCall}
            </Button>
            <Button size="sm" render={<AppLink to={pathTo('/web/home')} />}>
              {words.doctorHome}
            </Button>
          </>
        }
      />
    </Card>
  );
}

function Doctor() {
  const words = useText(healthText);
  const says = useText(personText);
  const people = usePeople();
  const [chosen, setChosen] = useState<string>();
  const [year, setYear] = useState<'this' | 'before'>('this');
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const jump = useSubmit('JumpToHaodf');
  const own = people.data?.relations.find(({ relation }) => relation === 'self')?.customerGuid;
  const customerGuid = chosen ?? own;
  const begin = async (): Promise<void> => {
    if (!agreed) {
      setMissing(true);
      return forgetPresses();
    }
    await jump
      .mutateAsync({ ...(customerGuid && { customerGuid }), IsThisYear: year === 'this' })
      .catch((error: unknown) => report(error, begin));
  };
  // the way in belongs to the choice
  const again = () => jump.reset();
  return (
    <Block query={people} placeholder={<Placeholder />} className="">
      {({ relations }) => (
        <div className="grid gap-3 md:gap-4">
          <Card>
            <RadioCards
              legend={words.who}
              name="who"
              value={customerGuid}
              onChange={(guid) => {
                setChosen(guid);
                again();
              }}
              items={relations.map((person) => ({
                value: person.customerGuid,
                title: person.name,
                aside: relationOf(person, says),
              }))}
            />
            <div className="mt-4">
              <Segmented
                label={words.year}
                name="year"
                value={year}
                onChange={(next) => {
                  setYear(next);
                  again();
                }}
                items={(['this', 'before'] as const).map((value) => ({ value, label: words.years[value] }))}
              />
            </div>
          </Card>
          <Card title={words.leaveTitle}>
            <p className="mb-3">{words.leaveText}</p>
            <Checkbox
              label={words.agree}
              checked={agreed}
              error={missing && !agreed ? words.agreeFirst : undefined}
              onChange={(event) => setAgreed(event.target.checked)}
            />
            <div className="mt-4 flex flex-wrap items-center gap-3" aria-live="polite">
              {jump.data ? (
                <>
                  <p>{words.ready}</p>
                  <Button
                    variant="primary"
                    icon={<ExternalLink aria-hidden="true" size={16} />}
                    render={<a href={jump.data.url} target="_blank" rel="noopener noreferrer" />}
                  >
                    {words.openDoctor}
                  </Button>
                </>
              ) : (
                <Button variant="primary" busy={jump.isPending} busyText={words.beginning} onClick={() => void begin()}>
                  {words.begin}
                </Button>
              )}
            </div>
          </Card>
          <Alert tone="warn">{words.urgent}</Alert>
        </div>
      )}
    </Block>
  );
}
