import type { Language } from '#contract/language';
import type { Clinic } from '#contract/rules/clinic';
import { clinicCities, withClinics } from '../../parts/mall/clinic-cities.ts';
import { textsIn } from '../../platform/locale.ts';
import { PhotoSlot } from '../../ui/data/PhotoSlot.tsx';
import { priceText } from '../../ui/data/Price.tsx';
import { useCall } from '../api/use-call.ts';
import { fieldsOf, type ProductDraft } from './form.ts';
import { shownAt } from './choices.ts';
import { previewText } from './preview-text.ts';

const COUNT = new Intl.NumberFormat('en-US');

/** The card of the list and the head of its page, in one language. */
export function ProductPreview({ draft, language }: { draft: ProductDraft; language: Language }) {
  const words = textsIn(previewText, language);
  const fields = fieldsOf(draft);
  const own = language === 'en-us' ? 'en' : 'zh';
  const name = fields.name[own] || words.noName;
  const brief = fields.brief[own] || words.noBrief;
  const [first = '', ...others] = fields.pictures.map(shownAt);
  const clinics = useNamedClinics(fields.clinics);
  const cities = clinicCities(clinics).map((city) => city.name[own]);
  const titles = fields.about.map(({ title }) => title[own]);
  const tabs = withClinics(titles, clinics.length > 0 ? words.clinics : undefined).filter(Boolean);
  const section = fields.about[0]?.sections[0];
  return (
    <div lang={language === 'en-us' ? 'en' : 'zh-CN'} className="grid gap-4">
      <figure className="grid gap-1.5">
        <figcaption className="text-x text-ink-3">{words.card}</figcaption>
        <div className="w-56 max-w-full overflow-hidden rounded-card border border-line bg-white">
          <Photo src={first} className="aspect-4/3" />
          <div className="p-3">
            <p className="text-s font-semibold break-words">{name}</p>
            <p className="mb-1.5 text-c text-ink-2">{brief}</p>
            <PriceLine {...{ fields, words }} />
          </div>
        </div>
      </figure>
      <figure className="grid gap-1.5">
        <figcaption className="text-x text-ink-3">{words.head}</figcaption>
        <div className="grid gap-3 rounded-card border border-line bg-white p-4">
          <Photo src={first} className="aspect-4/3 w-full max-w-80 rounded-control" />
          {others.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {[first, ...others].map((src) => (
                <Photo key={src} src={src} className="h-12 w-16 rounded-tag" />
              ))}
            </div>
          )}
          <p className="text-m font-semibold break-words">{name}</p>
          <p className="text-ink-2">{brief}</p>
          <div className="rounded-control bg-n-50 px-4 py-3">
            <PriceLine {...{ fields, words }} />
          </div>
          {cities.length > 0 && (
            <p className="text-c text-ink-2">
              {words.cities}：{cities.join(words.comma)}
            </p>
          )}
          <p className="text-c text-ink-2">
            {words.delivery}：{words.ways[fields.kind]}
          </p>
          {tabs.length > 0 && <p className="border-t border-line pt-3 font-semibold">{tabs.join(' · ')}</p>}
          {section && (
            <div className="text-c">
              <p className="font-semibold">{section.heading[own]}</p>
              {section.text[own] && <p className="whitespace-pre-line">{section.text[own]}</p>}
              <ul className="list-disc pl-5">
                {section.list.map((point) => (
                  <li key={point.zh + point.en}>{point[own]}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </figure>
    </div>
  );
}

/** Those whose city is chosen, with its name: only they are shown to employees. */
function useNamedClinics(clinics: readonly Clinic[]) {
  const cities = useCall('OpsClinicCities', {}).data?.cities ?? [];
  return clinics.flatMap((clinic) => {
    const city = cities.find(({ cityId }) => cityId === clinic.cityId)?.name;
    return city ? { ...clinic, city } : [];
  });
}

/** The name stands beside the picture. */
const Photo = ({ src, className }: { src: string; className: string }) => (
  <PhotoSlot src={src} alt="" art={<span className="absolute inset-0 bg-brand-50" />} className={className} />
);

interface PriceLineProps {
  fields: ReturnType<typeof fieldsOf>;
  words: ReturnType<typeof textsIn<typeof previewText.zh>>;
}

/** Points stand first where it can be had for them alone. */
function PriceLine({ fields: { priceFen, pointsPrice }, words }: PriceLineProps) {
  const price = priceText(Math.max(0, priceFen));
  if (pointsPrice === null || pointsPrice < 1) return <p className="font-semibold">{price}</p>;
  return (
    <p>
      <b>{words.points(COUNT.format(pointsPrice))}</b>{' '}
      <span className="text-c text-ink-2">
        {words.or} {price}
      </span>
    </p>
  );
}
