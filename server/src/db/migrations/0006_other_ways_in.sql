-- A company's own identity provider (OpenID Connect).
CREATE TABLE sso_provider (
  company_id int PRIMARY KEY REFERENCES company,
  is_on boolean NOT NULL,
  issuer text NOT NULL,
  client_id text NOT NULL,
  -- sealed; null: a client without a secret
  client_secret bytea,
  -- which claim names the account, and which of them a new account is made of
  claims jsonb NOT NULL,
  -- whether a person without an account gets one when the provider vouches for them
  makes_accounts boolean NOT NULL,
  updated_at timestamptz NOT NULL
);
SELECT app.protect('sso_provider');

-- A sign-in on its way to the provider and back; gone when it is through, or after ten minutes.
CREATE TABLE sso_login (
  company_id int NOT NULL REFERENCES company,
  state_hash bytea NOT NULL,
  -- of the cookie of the browser that began it; null: a program, which has none
  browser_hash bytea,
  -- sealed: what the answer is held against, where to go, and who it is once the provider has said so
  flow bytea NOT NULL,
  -- when the provider's answer came: it is taken once
  taken_at timestamptz,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, state_hash)
);
CREATE INDEX sso_login_ends ON sso_login (company_id, expires_at);
SELECT app.protect('sso_login');

-- Tokens that count once: nonces of links, ids of logout tokens.
CREATE TABLE sso_nonce (
  company_id int NOT NULL REFERENCES company,
  nonce text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, nonce)
);
CREATE INDEX sso_nonce_ends ON sso_nonce (company_id, expires_at);
SELECT app.protect('sso_nonce');

-- The keys a company signs its links with: two at a time, so that one can be replaced while the other is in use.
CREATE TABLE link_key (
  company_id int NOT NULL REFERENCES company,
  key_id text NOT NULL,
  slot int NOT NULL CHECK (slot IN (1, 2)),
  -- sealed; gone when the key is retired
  secret bytea,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  -- to the hour: whether the company still signs with it
  last_used_at timestamptz,
  retired_at timestamptz,
  PRIMARY KEY (company_id, key_id),
  CHECK ((secret IS NULL) = (retired_at IS NOT NULL))
);
CREATE UNIQUE INDEX two_link_keys_at_a_time ON link_key (company_id, slot) WHERE retired_at IS NULL;
SELECT app.protect('link_key');

-- The key under which a company's partner is told who a person is; sealed, one for each company.
CREATE TABLE partner_secret (
  company_id int PRIMARY KEY REFERENCES company,
  secret bytea NOT NULL,
  made_at timestamptz NOT NULL,
  made_by text NOT NULL DEFAULT ''
);
SELECT app.protect('partner_secret');

-- Who enters an account from the messaging app: its id of a person is sealed, and found by an index.
CREATE TABLE messaging_binding (
  company_id int NOT NULL,
  account_id int NOT NULL,
  app_id text NOT NULL,
  openid bytea NOT NULL,
  openid_index bytea NOT NULL,
  bound_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, account_id, app_id),
  -- a person of the app is one account within a company
  UNIQUE (company_id, openid_index),
  FOREIGN KEY (company_id, account_id) REFERENCES account
);
SELECT app.protect('messaging_binding');

-- Messages of the app about a person count once; kept until they would not count any more.
CREATE TABLE messaging_spent (
  company_id int NOT NULL REFERENCES company,
  told_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, told_id)
);
SELECT app.protect('messaging_spent');
