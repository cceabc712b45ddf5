-- What people write to customer service, as threads: everything that is said is sealed.
CREATE SEQUENCE feedback_number;
GRANT USAGE ON SEQUENCE feedback_number TO portal_app;

CREATE TABLE feedback (
  company_id int NOT NULL,
  feedback_id bigint NOT NULL,
  person_guid uuid NOT NULL,
  template_id int NOT NULL CHECK (template_id IN (-4, -1, -2, -3)),
  state text NOT NULL CHECK (state IN ('open', 'answered', 'reopened', 'closed')),
  -- in which its writer is told of an answer
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en-us')),
  -- who of ours looks after it
  operator_id int,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- since when it waits for an answer, and until when one is promised
  asked_at timestamptz,
  promised_at timestamptz,
  provisional boolean NOT NULL DEFAULT false,
  -- the number of its last entry, of the last one from our side, and of the last one its writer has looked at
  last_no int NOT NULL,
  told_no int NOT NULL DEFAULT 0,
  seen_no int NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, feedback_id),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  CONSTRAINT waiting_has_a_promise CHECK ((state IN ('open', 'reopened')) = (promised_at IS NOT NULL)),
  CHECK ((asked_at IS NULL) = (promised_at IS NULL)),
  CHECK (told_no <= last_no AND seen_no <= last_no)
);
CREATE INDEX feedback_by_person ON feedback (company_id, person_guid, updated_at);
CREATE INDEX feedback_waiting ON feedback (promised_at, feedback_id) WHERE promised_at IS NOT NULL;
CREATE INDEX feedback_by_update ON feedback (updated_at, feedback_id);
SELECT app.protect('feedback');

INSERT INTO state_move VALUES
  ('feedback', 'open', 'answered'), ('feedback', 'open', 'closed'),
  ('feedback', 'answered', 'closed'), ('feedback', 'answered', 'reopened'),
  ('feedback', 'reopened', 'answered'), ('feedback', 'reopened', 'closed'),
  ('feedback', 'closed', 'reopened');
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON feedback FOR EACH ROW EXECUTE FUNCTION app.guard_move('feedback', 'state');

CREATE TABLE feedback_entry (
  company_id int NOT NULL,
  feedback_id bigint NOT NULL,
  entry_no int NOT NULL,
  -- a note is for colleagues alone
  kind text NOT NULL CHECK (kind IN ('question', 'answer', 'note', 'close')),
  operator_id int,
  body bytea NOT NULL,
  files uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(files) <= 3),
  at timestamptz NOT NULL,
  -- of an answer that was waited for: since when, and until when it was promised
  asked_at timestamptz,
  promised_at timestamptz,
  PRIMARY KEY (company_id, feedback_id, entry_no),
  FOREIGN KEY (company_id, feedback_id) REFERENCES feedback,
  CHECK ((kind = 'question') = (operator_id IS NULL)),
  CHECK (promised_at IS NULL OR kind = 'answer')
);
CREATE INDEX feedback_answers ON feedback_entry (at) WHERE promised_at IS NOT NULL;
-- what was said stays said
SELECT app.protect('feedback_entry', 'SELECT, INSERT');
-- by the rotation of keys and an erasure alone
GRANT UPDATE (body) ON feedback_entry TO portal_app;

CREATE POLICY console ON feedback FOR SELECT TO portal_console USING (true);
CREATE POLICY console ON feedback_entry FOR SELECT TO portal_console USING (true);
GRANT SELECT ON feedback, feedback_entry TO portal_console;

-- What somebody has bought or been given, and how it is used. One service comes from one source, so that a purchase told
-- twice grants once.
CREATE TABLE held_service (
  company_id int NOT NULL,
  service_id uuid NOT NULL,
  person_guid uuid NOT NULL,
  source text NOT NULL CHECK (source <> ''),
  name text NOT NULL,
  name_eng text NOT NULL,
  about text NOT NULL DEFAULT '',
  about_eng text NOT NULL DEFAULT '',
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  use_kind text NOT NULL CHECK (use_kind IN ('link', 'code', 'booking')),
  url text NOT NULL DEFAULT '',
  -- sealed
  code bytea,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_reason text NOT NULL DEFAULT '',
  PRIMARY KEY (company_id, service_id),
  CONSTRAINT granted_once UNIQUE (company_id, source),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  CHECK (valid_from <= valid_to),
  CHECK ((use_kind = 'code') = (code IS NOT NULL)),
  CHECK ((use_kind = 'link') = (url <> '')),
  CHECK ((ended_at IS NULL) = (ended_reason = ''))
);
CREATE INDEX held_service_by_person ON held_service (company_id, person_guid, valid_to);
CREATE INDEX held_service_by_creation ON held_service (created_at, service_id);
SELECT app.protect('held_service', 'SELECT, INSERT');
GRANT UPDATE (ended_at, ended_reason, code) ON held_service TO portal_app;
CREATE POLICY console ON held_service FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, service_id, person_guid, source, name, name_eng, valid_from, valid_to, use_kind, created_at, ended_at)
  ON held_service TO portal_console;
