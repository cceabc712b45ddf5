import { useEffect, useRef, useState } from 'react';
import { send } from '../../../api/send.ts';

export interface Picture {
  id: string;
  /** Empty: there is nothing to read. */
  image: string;
}
export type CaptchaState = Picture | 'loading' | 'failed';

const solved = (challenge: string): Promise<string | null> =>
  import('../../../parts/proof-of-work/solve-work.ts').then(({ solveWork }) => solveWork(challenge)).catch(() => null);

/**
 * A picture to read; its work is done while the person reads and types. It counts once: after a refusal there is
 * another.
 */
export function useCaptcha() {
  const [withoutPicture, setWithoutPicture] = useState(false);
  const [state, setState] = useState<CaptchaState>('loading');
  const [asked, setAsked] = useState(0);
  const work = useRef<Promise<string | null>>(undefined);

  useEffect(() => {
    let isCurrent = true;
    setState('loading');
    send('GetCaptcha', { withoutPicture }).then(
      ({ id, image, challenge }) => {
        if (!isCurrent) return;
        work.current = solved(challenge);
        setState({ id, image });
      },
      () => isCurrent && setState('failed'),
    );
    return () => void (isCurrent = false);
  }, [asked, withoutPicture]);

  return {
    state,
    withoutPicture,
    setWithoutPicture,
    renew: () => setAsked((count) => count + 1),
    /** The proof of work of the picture; nothing where this browser cannot do it. */
    solve: () => work.current ?? Promise.resolve(null),
  };
}
export type Captcha = ReturnType<typeof useCaptcha>;
