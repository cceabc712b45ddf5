CREATE SEQUENCE message_number;
GRANT USAGE ON SEQUENCE message_number TO portal_app;

-- Messages to people: written with the event they tell of, sent afterwards by whichever node is free. Phone and text
-- are sealed.
CREATE TABLE message (
  company_id int NOT NULL,
  message_id bigint NOT NULL,
  person_guid uuid NOT NULL,
  kind text NOT NULL,
  -- a message about the same event is sent once
  about text NOT NULL,
  phone bytea NOT NULL,
  body bytea NOT NULL,
  due_at timestamptz NOT NULL,
  sent_at timestamptz,
  tries int NOT NULL DEFAULT 0,
  -- the thing it speaks of; when that changes, waiting messages about it are thrown away
  subject text NOT NULL,
  -- the lease of the node that sends it, as well as the wait after a failure
  next_try timestamptz NOT NULL,
  -- a reminder that comes too late says something wrong
  good_until timestamptz,
  provider_ref text,
  -- sent once more it is a new message to the provider, which would not carry the same number twice
  resends int NOT NULL DEFAULT 0,
  -- a code goes to the number it is about, every other message to the person's present one
  fixed_phone boolean NOT NULL DEFAULT false,
  -- of an e-mail `phone` holds the address
  channel text NOT NULL DEFAULT 'sms' CHECK (channel IN ('sms', 'email')),
  PRIMARY KEY (company_id, message_id),
  UNIQUE (company_id, kind, about),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
CREATE INDEX message_to_send ON message (company_id, next_try) WHERE sent_at IS NULL;
CREATE INDEX message_by_subject ON message (company_id, subject);
CREATE INDEX message_by_due ON message (due_at, message_id);
SELECT app.protect('message');
CREATE POLICY audit ON message FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, sent_at, tries, next_try) ON message TO portal_audit;
CREATE POLICY console ON message FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, message_id, person_guid, kind, due_at, sent_at, tries, subject, next_try, good_until)
  ON message TO portal_console;

-- Which messages a person wants; without a row, all of them.
CREATE TABLE message_preference (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  hr_reminders boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, person_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('message_preference');

CREATE SEQUENCE feedback_number;
GRANT USAGE ON SEQUENCE feedback_number TO portal_app;

-- Letters to customer service, as threads: all their words are sealed.
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
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON feedback
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('feedback', 'state');
INSERT INTO state_move VALUES
  ('feedback', 'open', 'answered'), ('feedback', 'open', 'closed'), ('feedback', 'answered', 'closed'),
  ('feedback', 'answered', 'reopened'), ('feedback', 'reopened', 'answered'), ('feedback', 'reopened', 'closed'),
  ('feedback', 'closed', 'reopened');
CREATE POLICY console ON feedback FOR SELECT TO portal_console USING (true);
GRANT SELECT ON feedback TO portal_console;

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
-- an entry stays as it was written
SELECT app.protect('feedback_entry', 'SELECT, INSERT');
-- by the rotation of keys and an erasure alone
GRANT UPDATE (body) ON feedback_entry TO portal_app;
CREATE POLICY console ON feedback_entry FOR SELECT TO portal_console USING (true);
GRANT SELECT ON feedback_entry TO portal_console;
