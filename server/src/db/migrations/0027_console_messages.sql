-- Sending once more is a new message to the provider, which would not carry the same number twice.
ALTER TABLE message ADD COLUMN resends int NOT NULL DEFAULT 0;
GRANT SELECT (company_id, message_id, person_guid, kind, subject, due_at, sent_at, next_try, tries, good_until)
  ON message TO portal_console;
-- what was sent about something is looked for too, not only what waits
DROP INDEX message_by_subject;
CREATE INDEX message_by_subject ON message (company_id, subject);
CREATE INDEX message_by_due ON message (due_at, message_id);

-- what was said in words is sealed
GRANT SELECT ON evaluation TO portal_console;
CREATE INDEX evaluation_by_creation ON evaluation (created_at, order_id);
