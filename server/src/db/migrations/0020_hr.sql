-- Who was reminded and when.
CREATE TABLE hr_reminder (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  -- the last one; the next is at least a week later
  reminded_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, person_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('hr_reminder');

-- How often a company has sent reminders on a day.
CREATE TABLE hr_reminder_day (
  company_id int NOT NULL REFERENCES company,
  day date NOT NULL,
  times int NOT NULL CHECK (times BETWEEN 1 AND 10),
  PRIMARY KEY (company_id, day)
);
SELECT app.protect('hr_reminder_day');

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
  -- the effect of its run, as the check has found it
  new_rows int NOT NULL DEFAULT 0,
  changed_rows int NOT NULL DEFAULT 0,
  same_rows int NOT NULL DEFAULT 0,
  left_rows int NOT NULL DEFAULT 0,
  bad_rows int NOT NULL DEFAULT 0,
  -- people of the company who stand in no row of it; nothing happens to them
  unnamed_people int,
  run_task uuid,
  run_at timestamptz,
  -- how people who are there already are treated
  existing text CHECK (existing IN ('update', 'leave')),
  done_rows int NOT NULL DEFAULT 0,
  ended_at timestamptz,
  -- the name of its file: the list of imports says which is which when the file itself is gone
  file_name bytea,
  -- rows whose phone or e-mail was kept as the company's
  kept_rows int NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, roster_id)
);
CREATE INDEX hr_roster_by_time ON hr_roster (company_id, created_at);
-- Two runs at once could both add the same person.
CREATE UNIQUE INDEX one_roster_at_a_time ON hr_roster (company_id) WHERE run_at IS NOT NULL AND ended_at IS NULL;
SELECT app.protect('hr_roster');
