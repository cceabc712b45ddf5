import { useVisitedFace } from './face.ts';
import { usePick } from './locale.ts';
import { useSession } from './session.ts';

export interface Branding {
  name: string;
  logo: string;
  hotline: string;
}

/** Whose name stands on the page: the person's company, or the one whose login page this is. */
export function useBranding(): Branding | null {
  const pick = usePick();
  const identity = useSession((data) => data.identity);
  const info = useSession((data) => data.kept.GetCompanyInfoById?.data);
  const last = useSession((data) => data.lastCompany);
  const face = useVisitedFace();
  if (identity && info) return { name: pick(info.Name, info.NameEng), logo: info.LogoUrl, hotline: info.Hotline };
  const shown = identity ? last : face;
  return shown && { name: pick(shown.name, shown.nameEng), logo: shown.logo, hotline: shown.hotline };
}
