import { defineModule } from '../../module.ts';
import { contentCalls, opsContentCalls } from './calls.ts';
import { installTexts } from './install-texts.ts';

export { consentTexts, type ConsentTexts } from './privacy-texts.ts';

export const content = defineModule({ calls: { ...contentCalls, ...opsContentCalls }, start: installTexts });
