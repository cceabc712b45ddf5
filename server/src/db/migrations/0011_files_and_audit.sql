-- Files that people and operators send in. The bytes lie sealed in the file store; a row exists before them, so that a
-- crash leaves no bytes without a row. `company_id` 0 holds the operators' own.
CREATE TABLE file (
  company_id int NOT NULL,
  file_id uuid NOT NULL,
  owner_kind text NOT NULL CHECK (owner_kind IN ('person', 'operator')),
  owner_id text NOT NULL,
  kind text NOT NULL,
  media_type text NOT NULL,
  name bytea NOT NULL,
  size int NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL,
  storage_key text NOT NULL,
  created_at timestamptz NOT NULL,
  -- all bytes are in the store
  stored_at timestamptz,
  claimed_at timestamptz,
  claimed_by text,
  -- from now on it is neither claimed nor read; also the lease of the node that removes it
  removing_at timestamptz,
  PRIMARY KEY (company_id, file_id),
  CHECK ((claimed_at IS NULL) = (claimed_by IS NULL)),
  CONSTRAINT claimed_is_kept CHECK (claimed_at IS NULL OR (stored_at IS NOT NULL AND removing_at IS NULL))
);
CREATE INDEX file_unclaimed ON file (created_at) WHERE claimed_at IS NULL;
-- the same paper handed in twice is found by its bytes
CREATE INDEX file_by_hash ON file (company_id, sha256);
CREATE INDEX file_by_claim ON file (company_id, claimed_by) WHERE claimed_by IS NOT NULL;
SELECT app.protect('file');
-- which companies have files to remove is one question for all of them
CREATE POLICY audit ON file FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, created_at, stored_at, claimed_at, removing_at) ON file TO portal_audit;

-- How many files an owner has sent in on a day: counted by a conditional update, so that many at once do not pass
-- together.
CREATE TABLE file_day (
  company_id int NOT NULL,
  owner_kind text NOT NULL,
  owner_id text NOT NULL,
  day date NOT NULL,
  files int NOT NULL,
  PRIMARY KEY (company_id, owner_kind, owner_id, day)
);
SELECT app.protect('file_day');

-- Who did what to whom, why and when: append-only, one hash chain per company, without personal data. Company 0 is the
-- platform.
CREATE TABLE audit (
  company_id int NOT NULL,
  seq bigint NOT NULL CHECK (seq > 0),
  -- milliseconds, as the server knows them: the hash is taken over exactly this
  at timestamptz(3) NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('operator', 'employee', 'hr', 'job', 'command', 'anonymous')),
  actor_id text NOT NULL,
  actor_role text NOT NULL,
  -- whom it is about
  person_guid uuid,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  reason text NOT NULL,
  request_id text NOT NULL,
  prev_hash bytea NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (company_id, seq)
);
-- the console's questions go across companies, newest first
CREATE INDEX audit_by_time ON audit (at, company_id, seq);
CREATE INDEX audit_by_actor ON audit (actor_id, at);
CREATE INDEX audit_by_person ON audit (person_guid, at) WHERE person_guid IS NOT NULL;
CREATE INDEX audit_by_subject ON audit (subject_kind, subject_id, at);
SELECT app.protect('audit', 'SELECT, INSERT');
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
-- The job that checks the chains reads them all.
CREATE POLICY audit ON audit FOR SELECT TO portal_audit USING (true);
GRANT SELECT ON audit TO portal_audit, portal_console;
CREATE POLICY console ON audit FOR SELECT TO portal_console USING (true);

-- Where each chain ends: writers of one company queue here, and a chain that was cut shorter no longer agrees with it.
CREATE TABLE audit_head (
  company_id int PRIMARY KEY,
  seq bigint NOT NULL,
  hash bytea NOT NULL,
  -- an HMAC over both: without the key the end cannot be moved to an earlier entry
  mark bytea NOT NULL
);
SELECT app.protect('audit_head', 'SELECT, INSERT');
GRANT UPDATE (seq, hash, mark) ON audit_head TO portal_app;
CREATE TRIGGER never_removed BEFORE DELETE ON audit_head FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON audit_head FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE POLICY audit ON audit_head FOR SELECT TO portal_audit USING (true);
GRANT SELECT ON audit_head TO portal_audit;

-- The findings of the last check of all chains; one row, of company 0.
CREATE TABLE audit_check (
  company_id int PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  entries bigint NOT NULL,
  broken text[] NOT NULL
);
SELECT app.protect('audit_check', 'SELECT, INSERT, UPDATE');
-- the figures for a person on duty say whether the last check found every chain whole
CREATE POLICY audit ON audit_check FOR SELECT TO portal_audit USING (true);
GRANT SELECT ON audit_check TO portal_audit, portal_console;
CREATE POLICY console ON audit_check FOR SELECT TO portal_console USING (true);
