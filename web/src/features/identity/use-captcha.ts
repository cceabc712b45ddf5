import { useState } from 'react';
import { send, type ReplyOf } from '../../api/send.ts';

export type CaptchaPicture = ReplyOf<'GetCaptcha'>;
export interface CaptchaState {
  /** Whether one is asked for; a picture may still be on its way or have failed. */
  asked: boolean;
  picture: CaptchaPicture | null;
  failed: boolean;
  renew: () => Promise<CaptchaPicture | null>;
}

/** answers §2: after too many tries a picture must be read. Each picture is good for one try. */
export function useCaptcha(): CaptchaState {
  const [state, setState] = useState<Omit<CaptchaState, 'renew'>>({ asked: false, picture: null, failed: false });
  const renew = async () => {
    setState({ asked: true, picture: null, failed: false });
    const picture = await send('GetCaptcha', {}).catch(() => null);
    setState({ asked: true, picture, failed: picture === null });
    return picture;
  };
  return { ...state, renew };
}
