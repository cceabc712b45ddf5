-- A code for a forgotten password. Whether anybody has the phone is not known yet, so it is the house's: one row for each
-- phone, the same for a phone that nobody has. `to_send` is sealed, and gone once it was looked for.
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
SELECT app.protect_house('reset_code');

-- Which accounts a code is for. Until it was typed in, the token is one that nobody is ever told.
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
-- The door sees one only to whoever presents its token, as with sessions.
CREATE POLICY door ON password_ticket FOR SELECT TO portal_door USING (token_hash = (SELECT app.presented_token()));
GRANT SELECT (company_id, token_hash) ON password_ticket TO portal_door;
