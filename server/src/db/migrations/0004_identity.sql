CREATE TABLE account (
  company_id int NOT NULL,
  account_id int NOT NULL,
  person_guid uuid NOT NULL,
  password_hash text NOT NULL,
  role_type text NOT NULL,
  role_key text NOT NULL,
  employee_type int NOT NULL,
  employee_class int NOT NULL,
  vendor_id int NOT NULL,
  single_sign_on boolean NOT NULL DEFAULT false,
  disabled boolean NOT NULL DEFAULT false,
  PRIMARY KEY (company_id, account_id),
  UNIQUE (company_id, person_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('account');

-- What may be typed as the account: login name, employee number, phone, e-mail, each as an HMAC.
CREATE TABLE account_login (
  company_id int NOT NULL,
  login_index bytea NOT NULL,
  account_id int NOT NULL,
  PRIMARY KEY (company_id, login_index),
  FOREIGN KEY (company_id, account_id) REFERENCES account
);
SELECT app.protect('account_login');

CREATE TABLE session (
  company_id int NOT NULL,
  token_hash bytea NOT NULL,
  account_id int NOT NULL,
  -- set when a browser signed in: the cookie that must accompany the token
  cookie_hash bytea,
  app_type int NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- an ended session opens nothing; it is kept a day so that a repeated last write can be answered again
  ended_at timestamptz,
  PRIMARY KEY (company_id, token_hash),
  FOREIGN KEY (company_id, account_id) REFERENCES account
);
CREATE INDEX session_by_token ON session (token_hash);
CREATE INDEX session_by_account ON session (company_id, account_id, created_at);
SELECT app.protect('session');
-- The door sees a session only to whoever presents its token.
CREATE POLICY door ON session FOR SELECT TO portal_door USING (token_hash = (SELECT app.presented_token()));
GRANT SELECT (company_id, token_hash) ON session TO portal_door;

-- One row per write and key: the reply is kept, sealed, in the same transaction as the effect.
CREATE TABLE idempotency (
  company_id int NOT NULL,
  account_id int NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  reply bytea,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, account_id, key)
);
SELECT app.protect('idempotency');

-- Not company data: counters and riddles from before anybody is known. Buckets are HMACs of account or address.
CREATE TABLE login_try (
  bucket bytea PRIMARY KEY,
  tries int NOT NULL,
  window_ends timestamptz NOT NULL
);
CREATE TABLE captcha (
  captcha_id uuid PRIMARY KEY,
  answer_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON login_try, captcha TO portal_door;
