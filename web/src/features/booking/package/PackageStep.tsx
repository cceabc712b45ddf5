import { useState } from 'react';
import { report } from '../../../api/account.ts';
import { toast, withOverlay } from '../../../platform/feedback.ts';
import { useBranding } from '../../../platform/branding.ts';
import { telHref, usePick, useText } from '../../../platform/locale.ts';
import { go } from '../../../platform/navigation.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ActionProblem } from '../../../ui/layout/ActionBar.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { SkipLink } from '../../../ui/layout/SkipLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Price, priceText } from '../../../ui/data/Price.tsx';
import { draft, useDraft } from '../draft.ts';
import { isDone, pathOfNext } from '../flow.ts';
import { flowText } from '../flow-text.ts';
import { useBookedPerson, usePlanCities } from '../person/people.ts';
import { personText } from '../../../parts/people/person-text.ts';
import { Wizard } from '../Wizard.tsx';
import { ChosenExtras, ClearExtras } from './ChosenExtras.tsx';
import { CitySheet } from './CitySheet.tsx';
import { DetailSheet, type Detail } from './DetailSheet.tsx';
import { ExtraList } from './ExtraList.tsx';
import { FeeSummary } from './FeeSummary.tsx';
import { FIRST_PACKAGE_ID, PackageList } from './PackageList.tsx';
import { RebookCard } from './RebookCard.tsx';
import { feesOf, isSettled, type Offer } from './selection.ts';
import { packageText } from './text.ts';
import { dropMisfit } from './still-fits.ts';
import { useSelection } from './use-selection.ts';

/** The main button of a wide screen, past all the add-ons, and that of a phone. */
const NEXT_ID = 'package-next';
const NEXT_IN_BAR_ID = 'package-next-bar';

export function PackageStep({ offer, cityId }: { offer: Offer; cityId: number }) {
  const words = useText(packageText);
  const flow = useText(flowText);
  const pick = usePick();
  const { chosen, chooseSet, toggle, swap, clear } = useSelection(offer);
  const [missing, setMissing] = useState(false);
  const [detail, setDetail] = useState<Detail>();
  const [cityOpen, setCityOpen] = useState(false);
  const fees = feesOf(offer, chosen);
  const changeCity = () => setCityOpen(true);
  // a change, or a booking that is corrected, has its centre and time already
  const hasTime = isDone(useDraft(), 'center');

  const goOn = async () => {
    setMissing(!fees.set);
    if (!fees.set) return document.getElementById(FIRST_PACKAGE_ID)?.focus();
    try {
      const misfit = await withOverlay(words.checkingCenter, dropMisfit);
      if (misfit) toast(words.centerDropped(pick(misfit.name.zh, misfit.name.en), misfit.reason));
      go(pathOfNext(draft()));
    } catch (error) {
      await report(error, goOn);
    }
  };
  const next = (label: string, block: boolean, id?: string) => (
    <Button id={id} variant="primary" block={block} onClick={() => void goOn()}>
      {label}
    </Button>
  );
  const problem = missing ? words.missing : undefined;
  const open = offer.examSets.filter(({ reason }) => !reason).length;
  const hasPackages = open > 0;
  const count = fees.extras.length + (fees.set ? 1 : 0);
  return (
    <Wizard
      step="package"
      title={words.title}
      text={<Whom count={open} cityId={cityId} onChangeCity={changeCity} />}
      {...(hasPackages && {
        aside: (
          <FeeSummary
            fees={fees}
            chips={<ChosenExtras fees={fees} toggle={toggle} focusAfterId={NEXT_ID} />}
            aside={<ClearExtras fees={fees} onClear={clear} focusAfterId={NEXT_ID} />}
          >
            {problem && <ActionProblem>{problem}</ActionProblem>}
            {next(hasTime ? words.toConfirm : words.next, true, NEXT_ID)}
          </FeeSummary>
        ),
        bar: {
          total: isSettled(fees) ? (
            <span className="text-label">{flow.paidAlready(priceText(fees.paidFen))}</span>
          ) : (
            <Price fen={Math.max(0, fees.moreFen)} />
          ),
          note: fees.set ? words.chosenCount(count) : words.nothingYet,
          details: <FeeSummary fees={fees} bare />,
          action: next(hasTime ? words.toConfirmShort : words.nextShort, false, NEXT_IN_BAR_ID),
          problem,
          chips: <ChosenExtras fees={fees} toggle={toggle} focusAfterId={NEXT_IN_BAR_ID} />,
        },
      })}
    >
      {hasPackages ? (
        <>
          <RebookCard />
          <PackageList
            sets={offer.examSets}
            value={chosen.setId}
            onChange={(id) => {
              setMissing(false);
              chooseSet(id);
            }}
            error={problem}
            onDetail={setDetail}
          />
          <div className="relative">
            <SkipLink targetId={NEXT_ID}>{words.skipExtras}</SkipLink>
            <ExtraList {...{ offer, chosen, toggle, swap }} onDetail={setDetail} />
          </div>
        </>
      ) : (
        <NoPackage onChangeCity={changeCity} />
      )}
      <DetailSheet offer={offer} detail={detail} onClose={() => setDetail(undefined)} />
      {cityOpen && <CitySheet cityId={cityId} onClose={() => setCityOpen(false)} />}
    </Wizard>
  );
}

/** Keeps the line that is filled when the person is known. */
export const NO_WORDS_YET = '\u00a0';

/** For whom these packages are, and in which city. */
function Whom({ count, cityId, onChangeCity }: { count: number; cityId: number; onChangeCity: () => void }) {
  const words = useText(packageText);
  const says = useText(personText);
  const pick = usePick();
  const person = useBookedPerson();
  const city = usePlanCities(person?.customerGuid ?? '', person?.cityId).data?.cities.find(({ id }) => id === cityId);
  if (!person) return NO_WORDS_YET;
  const facts = [says.genders[person.gender], says.years(person.age)];
  if (person.maritalStatus) facts.push(says.maritals[person.maritalStatus]);
  return (
    <>
      {words.forWhom(person.name, facts.join(says.comma), count)}
      {city && ` · ${words.city(pick(city.name, city.englishName))}`}{' '}
      <button type="button" className="tap-44 text-brand-text underline underline-offset-2" onClick={onChangeCity}>
        {words.changeCity}
      </button>
    </>
  );
}

function NoPackage({ onChangeCity }: { onChangeCity: () => void }) {
  const words = useText(packageText);
  const hotline = useBranding()?.hotline;
  return (
    <Card>
      <EmptyState
        title={words.none}
        headingLevel={2}
        actions={
          <>
            {hotline && (
              <Button size="sm" render={<a href={telHref(hotline)} />}>
                {words.call(hotline)}
              </Button>
            )}
            <Button size="sm" variant="primary" onClick={onChangeCity}>
              {words.noneChange}
            </Button>
          </>
        }
      >
        {words.noneText}
      </EmptyState>
    </Card>
  );
}
