/** The company whose staff portal the demo world stands in for, and what it signs its links with; public, as the passwords are. */
export const LINK_COMPANY = 'sso';
export const DEMO_LINK_KEY = { keyId: 'k-demo', secret: 'demo-link-key-of-the-staff-portal-000000000' };
