import { Scene } from './Scene.tsx';

/** A blank clipboard with a plus: nothing yet. */
export function EmptyArt() {
  return (
    <Scene>
      <rect x="32" y="14" width="56" height="68" rx="8" fill="#fff" stroke="var(--n-300)" strokeWidth="2" />
      <rect x="46" y="8" width="28" height="12" rx="4" fill="var(--brand-200)" />
      <path d="M44 36h32M44 48h24M44 60h28" stroke="var(--n-200)" strokeWidth="4" />
      <circle cx="88" cy="66" r="14" fill="var(--brand-100)" />
      <path d="M88 59v14M81 66h14" stroke="var(--brand-line)" strokeWidth="3" />
    </Scene>
  );
}
