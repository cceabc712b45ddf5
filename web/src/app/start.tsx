import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/app.css';
import { speakToEmployees } from '../platform/employee-language.ts';
import { visited } from '../platform/face.ts';
import { showFirstLook, showLook } from '../platform/look.ts';
import { lookAgain, startRouter } from '../platform/navigation.ts';
import { followOtherTabs, session } from '../platform/session.ts';
import { routeTree } from './route-tree.tsx';

/** The portal begins, and is drawn when its first page is there; the content of #root stays until then. */
export async function start(): Promise<void> {
  speakToEmployees();
  showFirstLook();
  session.subscribe(showLook);
  visited.subscribe(showLook);
  followOtherTabs(lookAgain);

  const place = document.getElementById('root');
  if (!place) throw new Error('the page has no #root');
  const router = await startRouter(routeTree);
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
