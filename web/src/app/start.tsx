import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../styles/app.css';
import { speakToEmployees } from '../platform/employee-language.ts';
import { visited } from '../platform/face.ts';
import { showFirstLook, showLook } from '../platform/look.ts';
import { lookAgain } from '../platform/navigation.ts';
import { Portal, startRouter } from './router.tsx';
import { followOtherTabs, session } from '../platform/session.ts';
import { fetchStylesSoon } from '../platform/styles.ts';

/** The portal begins, and is drawn when what comes beside it is there. */
export async function start(beside: Promise<unknown> | undefined): Promise<void> {
  speakToEmployees();
  showFirstLook();
  session.subscribe(showLook);
  visited.subscribe(showLook);
  followOtherTabs(lookAgain);

  const place = document.getElementById('root');
  if (!place) throw new Error('the page has no #root');
  await beside;
  // The page's own chunk is on its way before React starts; what was in #root stays until there is something to draw.
  await startRouter();
  // At once: scheduled, the first page would wait behind a frame in which there is nothing to see.
  flushSync(() =>
    createRoot(place).render(
      <StrictMode>
        <Portal />
      </StrictMode>,
    ),
  );
  fetchStylesSoon();
}
