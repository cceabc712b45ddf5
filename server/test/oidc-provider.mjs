// A real OpenID provider in a process of its own: `node oidc-provider.mjs '{"redirectUri":…,"logoutUri":…}'` says where it
// listens. Anybody signs in by naming an account. POST /control { rotate } gives it new keys, { bend } spoils its next ID token.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { decodeJwt, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

const { redirectUri, logoutUri } = JSON.parse(process.argv[2] ?? '{}');
const CLIENT = 'portal';

const newKey = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { kid: randomUUID(), alg: 'ES256', use: 'sig', privateKey, jwk: privateKey.export({ format: 'jwk' }) };
};

let issuer = '';
let key = newKey();
let provider;
let bend = '';

const build = () =>
  new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT,
        client_secret: 'the-secret-of-the-portal',
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
        backchannel_logout_uri: logoutUri,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [{ ...key.jwk, kid: key.kid, alg: key.alg, use: key.use }] },
    cookies: { keys: ['a key of the tests'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    claims: {
      openid: ['sub', 'sid'],
      profile: ['name', 'preferred_username', 'employee_number', 'department'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    // the name of a person says which claims are told of them
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({
        ...{ sub: id, name: `新员工 ${id}`, preferred_username: id.replace(/^nobody-/, '') },
        ...{ email: `${id}@xingyu.example`, email_verified: !id.startsWith('unverified'), department: '云平台部' },
        ...{ phone_number: '+86 199 0100 4321', phone_number_verified: true },
        ...(id.startsWith('nameless') && { preferred_username: undefined }),
      }),
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid profile email phone');
      await grant.save();
      return grant;
    },
    // the portal of the tests stands at an address the provider's own guard refuses
    fetch: (url, options) => {
      if (String(url) === logoutUri) told = new URLSearchParams(String(options.body)).get('logout_token') ?? '';
      return fetch(url, { ...options, dispatcher: undefined });
    },
    ttl: { Session: 3600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  });

/** The logout token that was last sent. */
let told = '';

const readBody = async (request) => {
  let text = '';
  for await (const part of request) text += part;
  return text;
};

async function interact(request, response) {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return response.end(
      `<!doctype html><html lang="en"><title>Sign in</title><form method="post"><label>Account <input name="account"></label>
       <button>Sign in</button> <button name="cancel" value="1">Cancel</button></form></html>`,
    );
  }
  const form = new URLSearchParams(await readBody(request));
  const result = form.has('cancel')
    ? { error: 'access_denied', error_description: 'cancelled' }
    : { login: { accountId: form.get('account') ?? '' } };
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function control(request, response) {
  const { rotate, bend: next } = JSON.parse(await readBody(request));
  if (rotate) {
    key = newKey();
    provider = build();
  }
  bend = next ?? '';
  response.end(JSON.stringify({ told }));
}

/** An ID token that is wrong in one thing, and signed as the right one would be. */
async function bent(token) {
  const claims = decodeJwt(token);
  const signer = bend === 'signature' ? newKey().privateKey : key.privateKey;
  const changes = {
    nonce: { nonce: 'another' },
    audience: { aud: 'another' },
    issuer: { iss: 'https://another.example' },
    expired: { exp: Math.floor(Date.now() / 1000) - 600 },
    signature: {},
  };
  return new SignJWT({ ...claims, ...changes[bend] }).setProtectedHeader({ alg: 'ES256', kid: key.kid }).sign(signer);
}

/** Holds the token endpoint's answer back until its ID token is spoiled. */
function spoil(response) {
  const end = response.end.bind(response);
  response.end = (body) => {
    const answer = JSON.parse(String(body));
    void bent(answer.id_token).then((id_token) => {
      bend = '';
      const text = JSON.stringify({ ...answer, id_token });
      response.setHeader('content-length', Buffer.byteLength(text));
      end(text);
    });
    return response;
  };
}

const server = createServer((request, response) => {
  if (request.url === '/control') return void control(request, response);
  if (request.url?.startsWith('/interaction/')) return void interact(request, response);
  if (request.url === '/token' && bend) spoil(response);
  return void provider.callback()(request, response);
});
server.listen(0, '127.0.0.1', () => {
  issuer = `http://127.0.0.1:${server.address().port}`;
  provider = build();
  process.stdout.write(`listening at ${issuer}\n`);
});
// its starter is gone
process.stdin.on('end', () => process.exit(0)).resume();
