-- Accounts that a roster makes; others have lower numbers.
CREATE SEQUENCE account_number AS int START 100000000;
GRANT USAGE ON SEQUENCE account_number TO portal_app;

-- An account of a person; passwords are hashed.
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
  -- Whether the account's owner reads in care mode: never asked, offered once without an answer, or as they chose.
  care_mode text NOT NULL DEFAULT 'unset'
    CHECK (care_mode IN ('unset', 'offered', 'on', 'off')),
  -- once it was entered, its phone, e-mail and login name are its owner's
  first_entered_at timestamptz,
  PRIMARY KEY (company_id, account_id),
  UNIQUE (company_id, person_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('account');

-- Names an account can be typed by: login name, employee number, phone, e-mail, each as an HMAC.
CREATE TABLE account_login (
  company_id int NOT NULL,
  login_index bytea NOT NULL,
  account_id int NOT NULL,
  PRIMARY KEY (company_id, login_index),
  FOREIGN KEY (company_id, account_id) REFERENCES account
);
CREATE INDEX account_login_by_account ON account_login (company_id, account_id);
SELECT app.protect('account_login');

-- A signed-in browser or program.
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
  -- names it to its owner, who sees neither token nor hash
  session_id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- browser and system, such as chrome/windows
  device text NOT NULL DEFAULT '',
  -- when the password was last given again in it
  confirmed_at timestamptz,
  -- the app it was entered from, which has said who pays
  messaging_app text,
  entered_by text NOT NULL DEFAULT 'password' CHECK (entered_by IN ('password', 'sso', 'link', 'messaging', 'partner')),
  -- HMACs of the identity provider's names for the person and for the sign-in, by which it can end the session
  provider_subject bytea,
  provider_session bytea,
  PRIMARY KEY (company_id, token_hash),
  FOREIGN KEY (company_id, account_id) REFERENCES account
);
CREATE INDEX session_by_token ON session (token_hash);
CREATE INDEX session_by_account ON session (company_id, account_id, created_at);
CREATE INDEX session_by_cookie ON session (cookie_hash) WHERE cookie_hash IS NOT NULL;
CREATE UNIQUE INDEX session_by_id ON session (company_id, session_id);
CREATE INDEX session_by_subject ON session (company_id, provider_subject) WHERE provider_subject IS NOT NULL;
SELECT app.protect('session');
-- The door sees a session only by its token, or by its cookie: a download has nothing else.
CREATE POLICY door ON session FOR SELECT TO portal_door USING (token_hash = app.presented_token());
CREATE POLICY door_by_cookie ON session FOR SELECT TO portal_door USING (cookie_hash = app.presented_token());
GRANT SELECT (company_id, token_hash, cookie_hash) ON session TO portal_door;

-- Devices an account was entered from: a browser by the hash of its cookie, a program by its own name and address.
CREATE TABLE account_device (
  company_id int NOT NULL,
  account_id int NOT NULL,
  device_hash bytea NOT NULL,
  device text NOT NULL,
  -- of the sign-in, in which the message about it is written
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en-us')),
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL,
  -- its owner has not been told of it yet
  is_news boolean NOT NULL,
  PRIMARY KEY (company_id, account_id, device_hash),
  FOREIGN KEY (company_id, account_id) REFERENCES account
);
CREATE INDEX account_device_news ON account_device (company_id) WHERE is_news;
SELECT app.protect('account_device');
-- which companies have news to tell is one question for all of them
CREATE POLICY audit ON account_device FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, is_news) ON account_device TO portal_audit;

-- Which accounts a code is for. Until it is typed in, the token is one that no person knows.
CREATE TABLE password_ticket (
  company_id int NOT NULL,
  account_id int NOT NULL,
  code_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, account_id, code_id),
  FOREIGN KEY (company_id, account_id) REFERENCES account
);
CREATE INDEX password_ticket_by_token ON password_ticket (token_hash);
SELECT app.protect('password_ticket');
-- the door sees a row only by its token
CREATE POLICY door ON password_ticket FOR SELECT TO portal_door USING (token_hash = app.presented_token());
GRANT SELECT (company_id, token_hash) ON password_ticket TO portal_door;

-- A code that was typed in before the password was changed must not change it again.
CREATE FUNCTION app.end_password_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM password_ticket WHERE company_id = NEW.company_id AND account_id = NEW.account_id;
  RETURN NULL;
END $$;
CREATE TRIGGER password_tickets_end AFTER UPDATE OF password_hash ON account FOR EACH ROW
  WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash) EXECUTE FUNCTION app.end_password_tickets();

-- A private address under which a calendar program fetches a person's check-ups. The address alone lets its holder
-- read, so only its hash is kept, and it can be taken back.
CREATE TABLE calendar_feed (
  company_id int NOT NULL,
  account_id int NOT NULL,
  token_hash bytea NOT NULL,
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en-us')),
  made_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, account_id),
  FOREIGN KEY (company_id, account_id) REFERENCES account
);
CREATE INDEX calendar_feed_by_token ON calendar_feed (token_hash);
SELECT app.protect('calendar_feed');
-- the door sees a row only by its token
CREATE POLICY door ON calendar_feed FOR SELECT TO portal_door USING (token_hash = app.presented_token());
GRANT SELECT (company_id, token_hash) ON calendar_feed TO portal_door;

-- A person who knew the old password may have made the calendar address: it ends with the password, whichever way that
-- is changed.
CREATE FUNCTION app.end_calendar_feed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM calendar_feed WHERE company_id = NEW.company_id AND account_id = NEW.account_id;
  RETURN NULL;
END $$;
CREATE TRIGGER calendar_feed_ends AFTER UPDATE OF password_hash ON account FOR EACH ROW
  WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash) EXECUTE FUNCTION app.end_calendar_feed();

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

-- Counters and riddles from before a company is known; buckets are HMACs of account or address.
CREATE TABLE login_try (
  bucket bytea PRIMARY KEY,
  tries int NOT NULL,
  window_ends timestamptz NOT NULL,
  -- Delays instead of walls: when the next try may come, and when a sign-in from there last succeeded.
  next_at timestamptz,
  succeeded_at timestamptz
);
GRANT SELECT, INSERT, UPDATE, DELETE ON login_try TO portal_door;

CREATE TABLE captcha (
  captcha_id uuid PRIMARY KEY,
  answer_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON captcha TO portal_door;

-- A picture that was read for a phone, by an HMAC of it; one code may then be sent there.
CREATE TABLE captcha_pass (
  bucket bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON captcha_pass TO portal_door;

-- Proofs of work that were used, until they would have expired by themselves.
CREATE TABLE spent_work (
  work_id bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON spent_work TO portal_door;

-- When codes went out, by an HMAC of the phone and of the address that asked. Each row holds the last day's.
CREATE TABLE sms_quota (
  bucket bytea PRIMARY KEY,
  sent_at timestamptz[] NOT NULL,
  last_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON sms_quota TO portal_door;

-- A code for a forgotten password. Its company is not known yet, so it is the platform's: one row for each phone, the
-- same for a phone without an account. `to_send` is sealed, and gone once it was looked for.
CREATE TABLE reset_code (
  bucket bytea PRIMARY KEY,
  code_id uuid NOT NULL UNIQUE,
  code_hash bytea NOT NULL,
  tries int NOT NULL DEFAULT 0 CHECK (tries <= 5),
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  to_send bytea
);
CREATE INDEX reset_code_to_send ON reset_code (asked_at) WHERE to_send IS NOT NULL;
SELECT app.protect_platform('reset_code');
