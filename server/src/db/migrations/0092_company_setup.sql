-- How a company looks and behaves, in the versions that were published, and what an administrator is about to publish.
CREATE TABLE company_version (
  company_id int NOT NULL REFERENCES company,
  version_no int NOT NULL CHECK (version_no >= 1),
  -- names, hotline, logo, colours and behaviour
  settings jsonb NOT NULL,
  note text NOT NULL,
  by_name text NOT NULL,
  -- the older version it was made of
  restored_no int,
  -- in how many fields it differs from the one before
  changes int NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, version_no)
);
-- what was published is final: to go back is to publish it anew
SELECT app.protect('company_version', 'SELECT, INSERT');

CREATE TABLE company_draft (
  company_id int PRIMARY KEY REFERENCES company,
  -- as typed: it may be wrong, and is checked when it is published
  settings jsonb NOT NULL,
  -- how often it was saved, so that nobody writes over what another has saved
  revision int NOT NULL CHECK (revision >= 1),
  by_name text NOT NULL,
  saved_at timestamptz NOT NULL
);
SELECT app.protect('company_draft');

-- The list of the console says what is live and what is being worked on, never what it says.
CREATE POLICY console ON company_version FOR SELECT TO portal_console USING (true);
CREATE POLICY console ON company_draft FOR SELECT TO portal_console USING (true);
GRANT SELECT (hotline) ON company TO portal_console;
GRANT SELECT (company_id, version_no, by_name, published_at) ON company_version TO portal_console;
GRANT SELECT (company_id, by_name, saved_at) ON company_draft TO portal_console;

-- Numbers of companies that are made in the console; those of before may lie among them, and are passed over.
CREATE SEQUENCE company_number START 1001;
GRANT USAGE ON SEQUENCE company_number TO portal_app;
