-- What its owner is shown of a session, and when the password was last given again in it.
ALTER TABLE session
  -- names it to its owner: neither token nor hash is told to anybody
  ADD COLUMN session_id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- browser and system, such as chrome/windows; empty where a node of the version before began it
  ADD COLUMN device text NOT NULL DEFAULT '',
  ADD COLUMN confirmed_at timestamptz;
CREATE UNIQUE INDEX session_by_id ON session (company_id, session_id);

-- From where somebody has signed in before: a browser by the hash of its cookie, a program by what it calls itself and its address.
CREATE TABLE account_device (
  company_id int NOT NULL,
  account_id int NOT NULL,
  device_hash bytea NOT NULL,
  device text NOT NULL,
  -- of the sign-in, in which the message about it is written
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en-us')),
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL,
  -- its owner is still to be told of it
  is_news boolean NOT NULL,
  PRIMARY KEY (company_id, account_id, device_hash),
  FOREIGN KEY (company_id, account_id) REFERENCES account
);
CREATE INDEX account_device_news ON account_device (company_id) WHERE is_news;
SELECT app.protect('account_device');
-- which companies have news to tell is one question for all of them (0019)
CREATE POLICY audit ON account_device FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, is_news) ON account_device TO portal_audit;

-- Whoever knew the old password may have made the calendar address: it ends with it, whichever way the password is changed.
CREATE FUNCTION app.end_calendar_feed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM calendar_feed WHERE company_id = NEW.company_id AND account_id = NEW.account_id;
  RETURN NULL;
END $$;
CREATE TRIGGER calendar_feed_ends AFTER UPDATE OF password_hash ON account FOR EACH ROW
  WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash) EXECUTE FUNCTION app.end_calendar_feed();
