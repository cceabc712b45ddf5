-- Messages are sent afterwards, by whichever node is free: `next_try` is the lease as well as the wait after a failure.
ALTER TABLE message
  -- what it speaks of; when that changes, what waits about it is thrown away
  ADD COLUMN subject text NOT NULL,
  ADD COLUMN next_try timestamptz NOT NULL,
  -- a reminder that comes too late says something wrong
  ADD COLUMN good_until timestamptz,
  ADD COLUMN provider_ref text;
DROP INDEX message_to_send;
CREATE INDEX message_to_send ON message (company_id, next_try) WHERE sent_at IS NULL;
CREATE INDEX message_by_subject ON message (company_id, subject) WHERE sent_at IS NULL;

-- A private address under which a calendar program fetches somebody's check-ups. Whoever has the address may read, so
-- only its hash is kept, and it can be taken back.
CREATE TABLE calendar_feed (
  company_id int NOT NULL,
  account_id int NOT NULL,
  token_hash bytea NOT NULL,
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en-us')),
  made_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, account_id),
  FOREIGN KEY (company_id, account_id) REFERENCES account
);
CREATE INDEX calendar_feed_by_token ON calendar_feed (token_hash);
SELECT app.protect('calendar_feed');
-- The door sees a feed only to whoever presents its token, as with sessions.
CREATE POLICY door ON calendar_feed FOR SELECT TO portal_door USING (token_hash = (SELECT app.presented_token()));
GRANT SELECT (company_id, token_hash) ON calendar_feed TO portal_door;
