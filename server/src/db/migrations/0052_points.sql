-- Points (answers §5): they move in the ledger like money; here stands which grant each of them comes from and when it expires.

-- a grant that was made by mistake is taken back
ALTER TABLE ledger_transfer DROP CONSTRAINT ledger_transfer_kind_check;
ALTER TABLE ledger_transfer ADD CONSTRAINT ledger_transfer_kind_check
  CHECK (kind IN ('capture', 'refund', 'earn', 'spend', 'giveBack', 'expire', 'reverse')) NOT VALID;

CREATE SEQUENCE points_number;
GRANT USAGE ON SEQUENCE points_number TO portal_app;

CREATE TABLE points_grant (
  company_id int NOT NULL,
  grant_id bigint NOT NULL,
  person_guid uuid NOT NULL,
  points int NOT NULL CHECK (points > 0),
  remaining int NOT NULL,
  reason jsonb NOT NULL,
  source text NOT NULL CHECK (source IN ('programme', 'sheet', 'operator')),
  -- the same thing is granted once
  reference text NOT NULL,
  valid_from date NOT NULL,
  -- the last day on which it can be used
  expires_on date NOT NULL,
  granted_by text NOT NULL,
  granted_at timestamptz NOT NULL,
  reversed_at timestamptz,
  PRIMARY KEY (company_id, grant_id),
  UNIQUE (company_id, source, reference),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  CHECK (expires_on >= valid_from),
  CONSTRAINT never_overspent CHECK (remaining BETWEEN 0 AND points)
);
CREATE INDEX points_grant_of_person ON points_grant (company_id, person_guid, expires_on, grant_id);
CREATE INDEX points_grant_by_time ON points_grant (granted_at, grant_id);
CREATE INDEX points_grant_left ON points_grant (expires_on) WHERE remaining > 0;
CREATE INDEX points_grant_reversed ON points_grant (company_id) WHERE remaining > 0 AND reversed_at IS NOT NULL;
SELECT app.protect('points_grant', 'SELECT, INSERT');
GRANT UPDATE (remaining, reversed_at) ON points_grant TO portal_app;

-- What points were spent on; the key lets it be paid once.
CREATE TABLE points_spend (
  company_id int NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  person_guid uuid NOT NULL,
  points int NOT NULL CHECK (points > 0),
  title jsonb NOT NULL,
  spent_at timestamptz NOT NULL,
  given_back_at timestamptz,
  PRIMARY KEY (company_id, kind, reference),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('points_spend', 'SELECT, INSERT');
GRANT UPDATE (given_back_at) ON points_spend TO portal_app;

-- How much of which grant, so that giving back restores each with its own expiry.
CREATE TABLE points_use (
  company_id int NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  grant_id bigint NOT NULL,
  points int NOT NULL CHECK (points > 0),
  PRIMARY KEY (company_id, kind, reference, grant_id),
  FOREIGN KEY (company_id, kind, reference) REFERENCES points_spend,
  FOREIGN KEY (company_id, grant_id) REFERENCES points_grant
);
CREATE INDEX points_use_by_grant ON points_use (company_id, grant_id);
SELECT app.protect('points_use', 'SELECT, INSERT');

-- The history a person reads: one line for each transfer, with the balance behind it.
CREATE TABLE points_entry (
  company_id int NOT NULL,
  entry_id bigint NOT NULL,
  person_guid uuid NOT NULL,
  transfer text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('earn', 'spend', 'giveBack', 'expire', 'reverse')),
  points int NOT NULL CHECK (points <> 0),
  balance bigint NOT NULL CHECK (balance >= 0),
  title jsonb NOT NULL,
  grant_id bigint,
  spend_kind text,
  reference text,
  at timestamptz NOT NULL,
  PRIMARY KEY (company_id, entry_id),
  UNIQUE (company_id, transfer),
  FOREIGN KEY (company_id, transfer) REFERENCES ledger_transfer,
  FOREIGN KEY (company_id, grant_id) REFERENCES points_grant,
  FOREIGN KEY (company_id, spend_kind, reference) REFERENCES points_spend
);
CREATE INDEX points_entry_of_person ON points_entry (company_id, person_guid, entry_id);
CREATE INDEX points_entry_by_grant ON points_entry (company_id, grant_id);
SELECT app.protect('points_entry', 'SELECT, INSERT');
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON points_entry FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

-- Grants from a spreadsheet: tried out first, then made, each once.
CREATE TABLE points_sheet (
  company_id int NOT NULL,
  sheet_id uuid NOT NULL,
  file_id uuid NOT NULL,
  sha256 bytea NOT NULL,
  rows int NOT NULL CHECK (rows > 0),
  created_by text NOT NULL,
  created_by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  check_task uuid NOT NULL,
  good_rows int NOT NULL DEFAULT 0,
  good_points bigint NOT NULL DEFAULT 0,
  -- what the company's people held when the check ended; null before
  balance_before bigint,
  checked_at timestamptz,
  run_task uuid,
  run_at timestamptz,
  granted_rows int NOT NULL DEFAULT 0,
  granted_points bigint NOT NULL DEFAULT 0,
  balance_after bigint,
  ended_at timestamptz,
  PRIMARY KEY (company_id, sheet_id),
  CHECK (run_at IS NULL OR checked_at IS NOT NULL)
);
-- a list that was sent in twice is granted once
CREATE UNIQUE INDEX one_run_per_file ON points_sheet (company_id, sha256) WHERE run_at IS NOT NULL;
CREATE INDEX points_sheet_by_time ON points_sheet (company_id, created_at);
SELECT app.protect('points_sheet', 'SELECT, INSERT');
GRANT UPDATE (good_rows, good_points, balance_before, checked_at, run_task, run_at, granted_rows, granted_points,
  balance_after, ended_at) ON points_sheet TO portal_app;

-- a spreadsheet names people by their employee number
CREATE INDEX IF NOT EXISTS person_by_employee_no ON person (company_id, employee_no) WHERE employee_no IS NOT NULL;

-- The watch over the ledger compares; it needs numbers only.
DO $$
DECLARE
  target text;
BEGIN
  FOREACH target IN ARRAY ARRAY['points_grant', 'points_spend', 'points_use', 'points_entry']
  LOOP
    EXECUTE format('CREATE POLICY audit ON %I FOR SELECT TO portal_audit USING (true)', target);
  END LOOP;
END $$;
GRANT SELECT (company_id, grant_id, person_guid, points, remaining, expires_on, reversed_at) ON points_grant TO portal_audit;
GRANT SELECT (company_id, kind, reference, given_back_at) ON points_spend TO portal_audit;
GRANT SELECT ON points_use TO portal_audit;
GRANT SELECT (company_id, person_guid, grant_id, kind, points) ON points_entry TO portal_audit;

-- The console looks through grants and sheets of all companies; an employee number is read out as an order number is.
CREATE POLICY console ON points_grant FOR SELECT TO portal_console USING (true);
CREATE POLICY console ON points_sheet FOR SELECT TO portal_console USING (true);
GRANT SELECT ON points_grant, points_sheet TO portal_console;
GRANT SELECT (employee_no) ON person TO portal_console;
