import type { ProviderFinding } from '#contract/ops/sign-on';

/** A company's identity provider, as the company has set it up. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  /** Undefined: a client without a secret. */
  clientSecret: string | undefined;
}

/** The values an answer is compared with: it must come from the request that was made. */
export interface AskedWith {
  state: string;
  nonce: string;
  /** PKCE */
  verifier: string;
  /** Where the provider sends people back to. */
  back: string;
}

export type Claims = Readonly<Record<string, unknown>>;

/** Which sign-in, or whose, a provider says is over. */
export interface LogoutNotice {
  tokenId: string;
  subject: string | undefined;
  session: string | undefined;
}

export interface IdentityProvider {
  /** Where a person is sent to say who they are. */
  askAt(settings: ProviderSettings, asked: AskedWith): Promise<string>;
  /** Who it is. Signature, issuer, audience, time, state, nonce and PKCE have been held against the request. */
  claimsOf(
    settings: ProviderSettings,
    asked: AskedWith,
    answer: { code: string; iss?: string | undefined },
    wanted: readonly string[],
  ): Promise<Claims>;
  /** The content of a logout token, once its signature is the provider's. */
  readLogout(settings: ProviderSettings, token: string): Promise<LogoutNotice>;
  /** Its right and wrong settings, step by step. */
  examine(settings: ProviderSettings): Promise<ProviderFinding[]>;
  /** Whether an address may be asked at all. */
  mayAsk(issuer: string): boolean;
}

export type TroubleKind = 'unreachable' | 'refused' | 'untrusted';

/** Why the person cannot be let in; `said` is for the company's administrator and names no person. */
export class ProviderTrouble extends Error {
  readonly kind: TroubleKind;
  readonly said: string;
  constructor(kind: TroubleKind, said: string, cause?: unknown) {
    super(`${kind}: ${said}`, { cause });
    this.name = 'ProviderTrouble';
    this.kind = kind;
    this.said = said;
  }
}
