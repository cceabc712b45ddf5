import { useState } from 'react';
import { send, type OpsReply } from '../api/send.ts';

export interface CaptchaState {
  /** Whether one is asked for; a picture may still be on its way or have failed. */
  asked: boolean;
  picture: OpsReply<'OpsCaptcha'> | null;
  failed: boolean;
  renew: () => Promise<void>;
}

/** answers §2: after too many tries a picture must be read, as on the employees' login. */
export function useCaptcha(): CaptchaState {
  const [state, setState] = useState<Omit<CaptchaState, 'renew'>>({ asked: false, picture: null, failed: false });
  const renew = async () => {
    setState({ asked: true, picture: null, failed: false });
    const picture = await send('OpsCaptcha', {}).catch(() => null);
    setState({ asked: true, picture, failed: picture === null });
  };
  return { ...state, renew };
}
