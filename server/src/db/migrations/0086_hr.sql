-- The HR area: who was reminded and when, how often a company did so in a day, and who does not want to be.
CREATE TABLE hr_reminder (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  -- the last one; the next is at least a week later
  reminded_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, person_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('hr_reminder');

CREATE TABLE hr_reminder_day (
  company_id int NOT NULL REFERENCES company,
  day date NOT NULL,
  times int NOT NULL CHECK (times BETWEEN 1 AND 10),
  PRIMARY KEY (company_id, day)
);
SELECT app.protect('hr_reminder_day');

-- What somebody wants to be told; without a row, everything.
CREATE TABLE message_preference (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  hr_reminders boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, person_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('message_preference');

-- Who has booked under a plan, for a whole company at once.
CREATE INDEX IF NOT EXISTS exam_order_by_plan ON exam_order (company_id, plan_id, book_date) WHERE status IN (10, 20, 30, 35);
