import { isMobilePhone, plainPhone } from '#contract/rules/phone';
import { useState } from 'react';
import { report } from '../../../api/account.ts';
import type { Failure } from '../../../api/failure.ts';
import { isFault, sentence } from '../../../api/faults.ts';
import { asFailure, send } from '../../../api/send.ts';
import { withOverlay } from '../../../platform/feedback.ts';
import { useForm, type Draft, type Problems } from '../../../platform/form.ts';
import { useInputKeeper } from '../../../platform/kept-input.ts';
import { locale, useText } from '../../../platform/locale.ts';
import { forgotText } from './forgot-text.ts';
import type { Captcha } from './use-captcha.ts';

const FIELDS = ['phone', 'captcha'] as const;
export type PhoneField = (typeof FIELDS)[number];

/** Where a code went, and when another may be asked for. */
export interface SentCode {
  phone: string;
  againAt: string;
  sentBefore: boolean;
}

interface PhoneStepOf {
  initial: string;
  companyCode: string | undefined;
  captcha: Captcha;
  onSent: (sent: SentCode) => void;
}

/** The picture is read first, then the code is asked for; a picture counts once, so after every refusal there is another. */
export function usePhoneStep({ initial, companyCode, captcha, onSent }: PhoneStepOf) {
  const words = useText(forgotText);
  const [busy, setBusy] = useState(false);
  const empty = { phone: initial, captcha: '' };
  const form = useForm<Draft<PhoneField>>({
    prefix: 'forgot',
    fields: FIELDS,
    initial: empty,
    keeper: useInputKeeper('forgot', empty, { anew: ['captcha'] }),
    check: (draft) => problemsOf(draft, captcha.withoutPicture),
  });

  async function ask(draft: Draft<PhoneField>, again: () => Promise<void>) {
    if (typeof captcha.state !== 'object') return;
    const { id: captchaId } = captcha.state;
    const mobile = plainPhone(draft.phone);
    setBusy(true);
    try {
      const sent = await withOverlay(words.working, async () => {
        const work = (await captcha.solve()) ?? '';
        await send('ReadCaptcha', { mobile, captchaId, captchaText: draft.captcha.trim(), work });
        return send('SendSmsCode', { mobile, companyCode });
      });
      form.forget();
      onSent({ phone: mobile, ...sent });
    } catch (error) {
      await refused(asFailure(error), again);
    } finally {
      setBusy(false);
    }
  }

  async function refused(failure: Failure, again: () => Promise<void>) {
    // without a network nothing was used up
    if (typeof failure.code === 'string') return report(failure, again);
    form.set('captcha', '');
    captcha.renew();
    const text = sentence(failure, locale());
    if (isFault(failure, 'captchaWrong', 'captchaNeeded')) return form.refuse('captcha', text);
    if (isFault(failure, 'phoneBad')) return form.refuse('phone', text);
    // the server's message, or that it could not be sent
    await report({ ...failure, text: failure.text || words.sendFailed });
  }

  return { form, submit: form.submit(ask), busy };
}

function problemsOf({ phone, captcha }: Draft<PhoneField>, withoutPicture: boolean): Problems<PhoneField> {
  const found: Problems<PhoneField> = {};
  if (!phone.trim()) found.phone = { kind: 'needPhone' };
  else if (!isMobilePhone(plainPhone(phone))) found.phone = { kind: 'phoneBad' };
  if (!withoutPicture && !captcha.trim()) found.captcha = { kind: 'needCaptcha' };
  return found;
}
