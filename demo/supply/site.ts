import type { StoreStatus } from '#contract/calls/booking';
import { CITIES, type CityName } from '../cities.ts';
import { BRANDS, photosOf, TAGS, type BrandName, type TagName } from './brands.ts';
import { EXTRA } from './extra-ids.ts';
import { EXTRAS } from './extras.ts';
import { reviewsOf } from './reviews.ts';
import { EXECUTIVE_SETS, PARENTS_PREMIUM_SETS, PREMIUM_SETS, SETS } from './sets.ts';
import { both, type DemoCenter, type Pair } from './types.ts';
import { OPENING, weekOf, type OpeningName, type SizeName } from './weeks.ts';

/** Rooms not every centre has; without one, neither the add-ons nor the packages that need it are offered. */
type Room = 'ct' | 'mri' | 'endoscopy';
const NEEDS: Record<Room, { sets: number[]; extras: number[] }> = {
  ct: { sets: [...PARENTS_PREMIUM_SETS, ...EXECUTIVE_SETS], extras: [EXTRA.chestCt] },
  mri: { sets: [...PREMIUM_SETS, ...PARENTS_PREMIUM_SETS, ...EXECUTIVE_SETS], extras: [EXTRA.headMri] },
  endoscopy: { sets: [], extras: [EXTRA.gastroscopy, EXTRA.colonoscopy, EXTRA.capsule] },
};

export interface Site {
  brand: BrandName;
  branch: Pair;
  district: Pair;
  street: Pair;
  at: [lng: number, lat: number];
  transport: Pair;
  rating: number;
  opening?: OpeningName;
  size?: SizeName;
  tags?: TagName[];
  without?: Room[];
  status?: StoreStatus;
  /** Said instead of the opening hours. */
  notice?: Pair;
  changeable?: false;
}

export function centerOf(id: number, city: CityName, site: Site, today: string): DemoCenter {
  const { brand, without = [], opening = 'monSat', size = 'medium', tags = [] } = site;
  const [branch, district, street] = [both(site.branch), both(site.district), both(site.street)];
  const lacks = without.map((room) => NEEDS[room]);
  return {
    id,
    brand,
    city,
    name: {
      zh: `${BRANDS[brand].name.zh}（${branch.zh}店）`,
      en: `${BRANDS[brand].name.en} (${branch.en})`,
    },
    district,
    address: { zh: `${district.zh}${street.zh}`, en: `${street.en}, ${district.en}` },
    lng: site.at[0],
    lat: site.at[1],
    // 5550 and the centre's number: the form of a telephone number without an owner
    phone: `${CITIES[city].area}-5550${String(id).padStart(4, '0')}`,
    hours: site.notice ? both(site.notice) : OPENING[opening].text,
    transport: both(site.transport),
    introduction: BRANDS[brand].introduction,
    tags: tags.map((tag) => TAGS[tag]),
    languages: tags.includes('english') ? ['zh', 'en'] : ['zh'],
    meal: tags.includes('breakfast') ? 'breakfast' : 'none',
    parking: tags.includes('parking') ? both('免费停车 2 小时|Free for two hours') : { zh: '', en: '' },
    femaleStaff: tags.includes('women') || tags.includes('separate'),
    photos: photosOf(brand),
    reviews: reviewsOf(id, today),
    rating: site.rating,
    status: site.status ?? 'normal',
    changeable: site.changeable ?? true,
    sets: SETS.map((set) => set.id).filter((set) => !lacks.some(({ sets }) => sets.includes(set))),
    extras: EXTRAS.map((extra) => extra.id).filter((extra) => !lacks.some(({ extras }) => extras.includes(extra))),
    week: weekOf(opening, size),
  };
}
