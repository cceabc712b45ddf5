-- How the outside world has answered, per connection and hour: written by every node every few seconds, kept for a week.
-- `target` names the asked system where one connection has several (a company's identity provider); else it is empty.
CREATE TABLE connection_hour (
  connection text NOT NULL,
  target text NOT NULL,
  hour timestamptz NOT NULL,
  calls int NOT NULL CHECK (calls >= 0),
  failures int NOT NULL CHECK (failures BETWEEN 0 AND calls),
  total_ms bigint NOT NULL CHECK (total_ms >= 0),
  PRIMARY KEY (connection, target, hour)
);
SELECT app.protect_platform('connection_hour');

-- How each connection stands now. A cause is one of a few words: what a system says may speak of people.
CREATE TABLE connection_state (
  connection text NOT NULL,
  target text NOT NULL,
  last_ok_at timestamptz,
  last_failed_at timestamptz,
  -- the first failure after the last success; null: it works
  failing_since timestamptz,
  -- of the last failure
  cause text,
  -- the code it was answered with, where there was one
  status int,
  PRIMARY KEY (connection, target),
  CHECK ((last_failed_at IS NULL) = (cause IS NULL)),
  CHECK (failing_since IS NULL OR failing_since <= last_failed_at)
);
SELECT app.protect_platform('connection_state');

-- The console counts the messages that wait, by SMS and by e-mail, and lists whose sign-on is switched on.
GRANT SELECT (channel) ON message TO portal_console;
CREATE POLICY console ON sso_provider FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, is_on, issuer) ON sso_provider TO portal_console;
