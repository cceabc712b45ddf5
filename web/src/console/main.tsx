import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { locale } from '../platform/locale.ts';
import { startRouter } from '../platform/navigation.ts';
import './console.css';
import { watchIdle } from './idle.ts';
import { routeTree } from './route-tree.tsx';
import { operatorLanguage, speakToOperators } from './session.ts';

const showLanguage = () => void (document.documentElement.lang = locale() === 'en-us' ? 'en' : 'zh-CN');

speakToOperators();
showLanguage();
operatorLanguage.subscribe(showLanguage);
watchIdle();

const place = document.getElementById('root');
if (!place) throw new Error('the page has no #root');
const router = await startRouter(routeTree);
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
