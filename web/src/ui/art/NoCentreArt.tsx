import { Scene } from './Scene.tsx';

/** A map whose pin finds nothing. */
export function NoCentreArt() {
  return (
    <Scene ground={false}>
      <path
        d="m16 26 28-10 32 10 28-10v60l-28 10-32-10-28 10Z"
        fill="var(--n-50)"
        stroke="var(--n-300)"
        strokeWidth="2"
      />
      <path d="M44 16v60M76 26v60" stroke="var(--n-200)" strokeWidth="2" />
      <path
        d="M60 64c-9-11-14-18-14-25a14 14 0 0 1 28 0c0 7-5 14-14 25Z"
        fill="var(--brand-200)"
        stroke="var(--brand-line)"
        strokeWidth="2"
      />
      <path d="m56 35 8 8M64 35l-8 8" stroke="var(--brand-line)" strokeWidth="2.5" />
    </Scene>
  );
}
