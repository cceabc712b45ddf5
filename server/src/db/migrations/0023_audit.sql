-- Who did what to whom, why and when: append-only, one hash chain per company (company 0 is the house). No personal data.
CREATE TABLE audit (
  company_id int NOT NULL,
  seq bigint NOT NULL CHECK (seq > 0),
  -- milliseconds, as the server knows them: the hash is taken over exactly this
  at timestamptz(3) NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('operator', 'employee', 'hr', 'job', 'command')),
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
SELECT app.protect('audit', 'SELECT, INSERT');
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- The console's questions go across companies, newest first.
CREATE INDEX audit_by_time ON audit (at, company_id, seq);
CREATE INDEX audit_by_actor ON audit (actor_id, at);
CREATE INDEX audit_by_person ON audit (person_guid, at) WHERE person_guid IS NOT NULL;
CREATE INDEX audit_by_subject ON audit (subject_kind, subject_id, at);

-- Where each chain ends: writers of one company queue here, and a chain that was cut shorter no longer agrees with it.
CREATE TABLE audit_head (
  company_id int PRIMARY KEY,
  seq bigint NOT NULL,
  hash bytea NOT NULL,
  -- an HMAC over both, so that nobody without the key can move the end to an earlier entry
  mark bytea NOT NULL
);
SELECT app.protect('audit_head', 'SELECT, INSERT');
GRANT UPDATE (seq, hash, mark) ON audit_head TO portal_app;
CREATE TRIGGER never_removed BEFORE DELETE ON audit_head FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON audit_head FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- What the last check of all chains found; one row, of the house.
CREATE TABLE audit_check (
  company_id int PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  entries bigint NOT NULL,
  broken text[] NOT NULL
);
SELECT app.protect('audit_check', 'SELECT, INSERT, UPDATE');

-- The job that checks the chains reads them all, the console reads the entries.
CREATE POLICY audit ON audit FOR SELECT TO portal_audit USING (true);
CREATE POLICY audit ON audit_head FOR SELECT TO portal_audit USING (true);
GRANT SELECT ON audit, audit_head TO portal_audit;
CREATE POLICY console ON audit FOR SELECT TO portal_console USING (true);
CREATE POLICY console ON audit_check FOR SELECT TO portal_console USING (true);
GRANT SELECT ON audit, audit_check TO portal_console;
