-- A report somebody brings from elsewhere: its PDF, and what was read of it until they have looked through it. What it says is
-- sealed; only how well it could be read stands beside it.
CREATE TABLE report_upload (
  company_id int NOT NULL,
  upload_id uuid NOT NULL,
  -- whose results they are, and who sent them in
  person_guid uuid NOT NULL,
  uploaded_by uuid NOT NULL,
  file_id uuid NOT NULL,
  exam_day date NOT NULL,
  state text NOT NULL CHECK (state IN ('reading', 'ready', 'unreadable')),
  -- the consent to let an operator look; it ends with their answer
  help text NOT NULL DEFAULT 'none' CHECK (help IN ('none', 'asked', 'answered')),
  help_at timestamptz,
  pages int NOT NULL DEFAULT 0,
  rows int NOT NULL DEFAULT 0,
  unclear int NOT NULL DEFAULT 0,
  content bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, upload_id),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  FOREIGN KEY (company_id, uploaded_by) REFERENCES person,
  FOREIGN KEY (company_id, file_id) REFERENCES file,
  CHECK ((help = 'none') = (help_at IS NULL)),
  CHECK (help <> 'asked' OR state <> 'reading')
);
CREATE INDEX report_upload_by_sender ON report_upload (company_id, uploaded_by, created_at);
CREATE INDEX report_upload_by_person ON report_upload (company_id, person_guid);
CREATE INDEX report_upload_for_help ON report_upload (help, help_at) WHERE help <> 'none';
SELECT app.protect('report_upload');
CREATE POLICY console ON report_upload FOR SELECT TO portal_console USING (true);
-- how well it was read, and nothing that was read
GRANT SELECT (company_id, upload_id, person_guid, exam_day, state, help, help_at, pages, rows, unclear, created_at)
  ON report_upload TO portal_console;
