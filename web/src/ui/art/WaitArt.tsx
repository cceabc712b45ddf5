import { Scene } from './Scene.tsx';

/** A calendar with a clock: not open yet. */
export function WaitArt() {
  return (
    <Scene>
      <rect x="26" y="20" width="68" height="62" rx="8" fill="#fff" stroke="var(--n-300)" strokeWidth="2" />
      <path d="M26 28a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8v8H26Z" fill="var(--brand-200)" />
      <path d="M42 14v12M78 14v12" stroke="var(--brand-line)" strokeWidth="4" />
      <circle cx="60" cy="58" r="14" stroke="var(--brand-line)" strokeWidth="3" />
      <path d="M60 50v8l5 4" stroke="var(--brand-line)" strokeWidth="3" />
    </Scene>
  );
}
