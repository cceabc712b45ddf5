-- The stations of a centre, as an examinee is sent from one to the next.
CREATE TABLE exam_department (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][A-Za-z0-9]{1,39}$'),
  name text NOT NULL CHECK (name <> ''),
  name_eng text NOT NULL CHECK (name_eng <> ''),
  sort_order int NOT NULL
);

-- Everything that can be examined: packages and add-ons are made of it.
CREATE TABLE exam_item (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][A-Za-z0-9]{1,39}$'),
  name text NOT NULL CHECK (name <> ''),
  name_eng text NOT NULL CHECK (name_eng <> ''),
  purpose text NOT NULL CHECK (purpose <> ''),
  purpose_eng text NOT NULL CHECK (purpose_eng <> ''),
  department text NOT NULL REFERENCES exam_department,
  minutes int NOT NULL CHECK (minutes BETWEEN 1 AND 480),
  needs text[] NOT NULL
    CHECK (needs <@ ARRAY['fasting', 'fullBladder', 'notInPeriod', 'notPregnant', 'noMetal']),
  sex text CHECK (sex IN ('male', 'female')),
  indicators text[] NOT NULL,
  is_retired boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
CREATE INDEX exam_item_by_department ON exam_item (department, code);
GRANT SELECT ON exam_department, exam_item TO portal_app, portal_door, portal_console;
GRANT SELECT, INSERT, UPDATE ON exam_department, exam_item TO portal_supply;
