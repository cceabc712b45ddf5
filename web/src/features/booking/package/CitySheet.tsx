import type { City } from '#contract/calls/booking';
import { useState, type FormEvent } from 'react';
import { usePick, useText } from '../../../platform/locale.ts';
import { go } from '../../../platform/navigation.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { BottomSheet } from '../../../ui/overlay/BottomSheet.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import { draft, useDraft } from '../draft.ts';
import { changeDraft, pathOfStep } from '../flow.ts';
import { usePlanCities } from '../person/people.ts';
import { CardLines } from '../placeholders.tsx';
import { packageText } from './text.ts';

const FORM_ID = 'city-form';

/** The cities of the plan. Another one asks for the packages anew, after a warning where something is lost. */
export function CitySheet({ cityId, onClose }: { cityId: number; onClose: () => void }) {
  const words = useText(packageText);
  const { customerGuid = '' } = useDraft();
  const cities = usePlanCities(customerGuid, cityId);
  const pick = usePick();
  const [value, setValue] = useState(String(cityId));
  const marked = cities.data?.cities.find(({ id }) => String(id) === value);
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={words.cityTitle}
      closeLabel={words.close}
      footer={
        <Button type="submit" form={FORM_ID} variant="primary" block>
          {words.cityUse(marked ? pick(marked.name, marked.englishName) : '')}
        </Button>
      }
    >
      <Block query={cities} placeholder={<CardLines />} bare>
        {(found) => <CityForm cities={found.cities} value={value} onChange={setValue} onClose={onClose} />}
      </Block>
    </BottomSheet>
  );
}

interface CityFormProps {
  cities: readonly City[];
  value: string;
  onChange: (id: string) => void;
  onClose: () => void;
}

function CityForm({ cities, value, onChange, onClose }: CityFormProps) {
  const words = useText(packageText);
  const pick = usePick();
  async function use(event: FormEvent) {
    event.preventDefault();
    // The sheet goes first: there is one layer above the page at a time.
    onClose();
    if (await changeDraft({ cityId: Number(value) })) go(pathOfStep(draft(), 'package'), { replace: true });
  }
  return (
    <form id={FORM_ID} onSubmit={(event) => void use(event)}>
      <RadioCards
        legend={words.cityLegend}
        hideLegend
        name="city"
        value={value}
        onChange={onChange}
        items={cities.map(({ id, name, englishName, centers }) => ({
          value: String(id),
          title: pick(name, englishName),
          aside: words.centers(centers),
        }))}
      />
    </form>
  );
}
