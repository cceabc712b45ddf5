export { identityCalls } from './calls.ts';
export { normalLogin } from './login-index.ts';
export { hashPassword } from './password-hash.ts';
export { PORTAL_CONSENT } from './queries.ts';
export { findSession, forgetSessions, newToken, tokenHash, type FoundSession } from './session.ts';
