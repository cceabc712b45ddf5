-- The result of a check-up: one report for each order, in versions. Each version is one sealed document; only the
-- columns it is found by stand beside it.
CREATE TABLE report (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  person_guid uuid NOT NULL,
  plan_id int NOT NULL,
  year int NOT NULL,
  exam_day date NOT NULL,
  state text NOT NULL CHECK (state IN ('published', 'withdrawn')),
  -- the present one
  version int NOT NULL CHECK (version >= 1),
  -- of the present version
  published_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, order_id),
  FOREIGN KEY (company_id, order_id) REFERENCES exam_order,
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  CHECK (year = date_part('year', exam_day))
);
CREATE INDEX report_by_person ON report (company_id, person_guid, exam_day);
CREATE INDEX report_by_time ON report (published_at, order_id);
SELECT app.protect('report');
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON report
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('report', 'state');
INSERT INTO state_move VALUES
  ('report', 'published', 'withdrawn'), ('report', 'withdrawn', 'published');
CREATE POLICY console ON report FOR SELECT TO portal_console USING (true);
GRANT SELECT ON report TO portal_console;

-- A published version stays: a correction is another version, and so is a withdrawal, which has no document.
CREATE TABLE report_version (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  version int NOT NULL,
  document bytea,
  -- the centre's own PDF
  file_id uuid,
  by_name text NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (company_id, order_id, version),
  FOREIGN KEY (company_id, order_id) REFERENCES report,
  FOREIGN KEY (company_id, file_id) REFERENCES file,
  CHECK (file_id IS NULL OR document IS NOT NULL)
);
-- removed by an erasure alone
SELECT app.protect('report_version', 'SELECT, INSERT, DELETE');
-- by the rotation of keys alone
GRANT UPDATE (document) ON report_version TO portal_app;

-- Whether a relative lets an employee read their reports. Relatives have no account: they are sent a link and a code,
-- of which only hashes are kept, and decide there. Asked again, the row begins anew; earlier decisions stand in the
-- audit.
CREATE TABLE report_consent (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  -- who may read
  viewer_guid uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('asked', 'given', 'refused', 'withdrawn')),
  text_version text NOT NULL,
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en-us')),
  token_hash bytea NOT NULL,
  code_hash bytea NOT NULL,
  tries int NOT NULL DEFAULT 0,
  asked_at timestamptz NOT NULL,
  -- until when it can be answered
  expires_at timestamptz NOT NULL,
  given_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (company_id, person_guid, viewer_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  FOREIGN KEY (company_id, viewer_guid) REFERENCES person,
  CHECK (person_guid <> viewer_guid),
  CHECK (state <> 'given' OR given_at IS NOT NULL)
);
CREATE INDEX report_consent_by_viewer ON report_consent (company_id, viewer_guid);
CREATE INDEX report_consent_by_token ON report_consent (token_hash);
SELECT app.protect('report_consent');
-- the door sees a row only by its token
CREATE POLICY door ON report_consent FOR SELECT TO portal_door USING (token_hash = app.presented_token());
GRANT SELECT (company_id, token_hash) ON report_consent TO portal_door;

-- A report a person brings from elsewhere: its PDF, and the values read of it until they have looked through them. The
-- values are sealed; only how well they could be read stands beside them.
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
  -- the language of the request for help, in which it is answered
  help_lang text CHECK (help_lang IN ('zh-cn', 'en-us')),
  -- How often it was begun to be read since it last came through: one that outlasts its reader or its node is begun
  -- again, so often and no more.
  read_tries int NOT NULL DEFAULT 0,
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
-- how well it was read, and nothing that was read
CREATE POLICY console ON report_upload FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, upload_id, person_guid, exam_day, state, help, help_at, pages, rows, unclear, created_at)
  ON report_upload TO portal_console;

-- The values a person has confirmed of a report from elsewhere. They never stand in `report`: no centre of ours has
-- measured or signed them.
CREATE TABLE uploaded_report (
  company_id int NOT NULL,
  upload_id uuid NOT NULL,
  person_guid uuid NOT NULL,
  exam_day date NOT NULL,
  items int NOT NULL CHECK (items > 0),
  document bytea NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, upload_id),
  FOREIGN KEY (company_id, upload_id) REFERENCES report_upload,
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
CREATE INDEX uploaded_report_by_person ON uploaded_report (company_id, person_guid, exam_day);
SELECT app.protect('uploaded_report');
