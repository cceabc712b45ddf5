-- Rosters of staff and family that HR hands in: tried out first, taken in when HR says so.
CREATE TABLE hr_roster (
  company_id int NOT NULL REFERENCES company,
  roster_id uuid NOT NULL,
  file_id uuid NOT NULL,
  rows int NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  check_task uuid NOT NULL,
  checked_at timestamptz,
  -- what its run would do, as the check has found it
  new_rows int NOT NULL DEFAULT 0,
  changed_rows int NOT NULL DEFAULT 0,
  same_rows int NOT NULL DEFAULT 0,
  left_rows int NOT NULL DEFAULT 0,
  bad_rows int NOT NULL DEFAULT 0,
  -- people of the company who stand in no row of it; nothing happens to them
  unnamed_people int,
  run_task uuid,
  run_at timestamptz,
  -- what becomes of people who are there already
  existing text CHECK (existing IN ('update', 'leave')),
  done_rows int NOT NULL DEFAULT 0,
  ended_at timestamptz,
  PRIMARY KEY (company_id, roster_id)
);
CREATE INDEX hr_roster_by_time ON hr_roster (company_id, created_at);
-- Two runs at once could both add the same person.
CREATE UNIQUE INDEX one_roster_at_a_time ON hr_roster (company_id) WHERE run_at IS NOT NULL AND ended_at IS NULL;
SELECT app.protect('hr_roster');

-- Accounts that a roster makes; those that were there before have numbers of their own, further down.
CREATE SEQUENCE account_number AS int START 100000000;
GRANT USAGE ON SEQUENCE account_number TO portal_app;
