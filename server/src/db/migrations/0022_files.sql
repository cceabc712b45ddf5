-- What people and operators send in. The bytes lie sealed in the file store; a row exists before they do, so that whatever
-- a crash leaves behind is found by its row. `company_id` 0 holds the operators' own.
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
  -- from now on nobody may claim or read it; also the lease of the node that removes it
  removing_at timestamptz,
  PRIMARY KEY (company_id, file_id),
  CHECK ((claimed_at IS NULL) = (claimed_by IS NULL)),
  CONSTRAINT claimed_is_kept CHECK (claimed_at IS NULL OR (stored_at IS NOT NULL AND removing_at IS NULL))
);
CREATE INDEX file_unclaimed ON file (created_at) WHERE claimed_at IS NULL;
SELECT app.protect('file');
-- Which companies have files to remove is one question for all of them, as in 0019.
CREATE POLICY audit ON file FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, created_at, stored_at, claimed_at, removing_at) ON file TO portal_audit;

-- How many files an owner has sent in on a day: counted by a conditional update, so that many at once do not pass together.
CREATE TABLE file_day (
  company_id int NOT NULL,
  owner_kind text NOT NULL,
  owner_id text NOT NULL,
  day date NOT NULL,
  files int NOT NULL,
  PRIMARY KEY (company_id, owner_kind, owner_id, day)
);
SELECT app.protect('file_day');

-- A download has only the session's cookie: the door shows a session to whoever presents that, too.
CREATE INDEX session_by_cookie ON session (cookie_hash) WHERE cookie_hash IS NOT NULL;
CREATE POLICY door_by_cookie ON session FOR SELECT TO portal_door USING (cookie_hash = (SELECT app.presented_token()));
GRANT SELECT (cookie_hash) ON session TO portal_door;
