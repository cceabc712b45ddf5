import { Scene } from './Scene.tsx';

/** A signpost whose one arm hangs: this way leads nowhere. */
export function NotFoundArt() {
  return (
    <Scene>
      <path d="M60 14v70" stroke="var(--n-400)" strokeWidth="4" />
      <path
        d="M36 18h38l11 9-11 9H36a2 2 0 0 1-2-2V20a2 2 0 0 1 2-2Z"
        fill="var(--brand-200)"
        stroke="var(--brand-line)"
        strokeWidth="2"
      />
      <path d="M44 27h18" stroke="var(--brand-line)" strokeWidth="3" />
      <g transform="rotate(16 60 50)">
        <path
          d="M84 43H48l-11 8 11 8h36a2 2 0 0 0 2-2V45a2 2 0 0 0-2-2Z"
          fill="#fff"
          stroke="var(--n-300)"
          strokeWidth="2"
        />
        <path d="M56 51h18" stroke="var(--n-200)" strokeWidth="3" />
      </g>
      <path d="M40 86c1-6 4-9 9-10M82 85c-1-5-4-8-8-9" stroke="#7cc3a8" strokeWidth="3" />
    </Scene>
  );
}
