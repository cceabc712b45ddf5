-- What a check-up has found: one report for each order, in versions. What it says is one sealed document per version; only what
-- it is found by stands beside it.
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
INSERT INTO state_move VALUES ('report', 'published', 'withdrawn'), ('report', 'withdrawn', 'published');
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON report FOR EACH ROW EXECUTE FUNCTION app.guard_move('report', 'state');
CREATE POLICY console ON report FOR SELECT TO portal_console USING (true);
GRANT SELECT ON report TO portal_console;

-- What was published stays: a correction is another version, and so is a withdrawal, which has no document.
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
