import type { HealthHit } from '#contract/calls/health';
import { pathTo, type AppPath } from '../../platform/paths.ts';

export const indicatorPath = (code: string): AppPath => pathTo('/web/indicator', undefined, { code });
export const articlePath = (slug: string): AppPath => pathTo('/web/baike', undefined, { article: slug });
export const hitPath = ({ kind, code }: Pick<HealthHit, 'kind' | 'code'>): AppPath =>
  kind === 'indicator' ? indicatorPath(code) : articlePath(code);
