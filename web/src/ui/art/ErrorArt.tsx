import { Scene } from './Scene.tsx';

/** A cloud with a cross: it did not arrive. */
export function ErrorArt() {
  return (
    <Scene>
      <path
        d="M28 64a18 18 0 0 1 4-35 26 26 0 0 1 50-4 20 20 0 0 1 8 39Z"
        fill="#fff"
        stroke="var(--n-300)"
        strokeWidth="2"
      />
      <path d="m50 38 20 20M70 38 50 58" stroke="var(--bad)" strokeWidth="4" />
    </Scene>
  );
}
