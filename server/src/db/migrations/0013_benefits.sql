CREATE SEQUENCE points_number;
GRANT USAGE ON SEQUENCE points_number TO portal_app;

-- Points move in the ledger like money; here stands which grant each of them comes from and when it expires.
CREATE TABLE points_grant (
  company_id int NOT NULL,
  grant_id bigint NOT NULL,
  person_guid uuid NOT NULL,
  points int NOT NULL CHECK (points > 0),
  remaining int NOT NULL,
  reason jsonb NOT NULL,
  source text NOT NULL CHECK (source IN ('programme', 'sheet', 'operator')),
  -- the same thing is granted once
  reference text NOT NULL,
  valid_from date NOT NULL,
  -- the last day on which it can be used
  expires_on date NOT NULL,
  granted_by text NOT NULL,
  granted_at timestamptz NOT NULL,
  reversed_at timestamptz,
  PRIMARY KEY (company_id, grant_id),
  UNIQUE (company_id, source, reference),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  CHECK (expires_on >= valid_from),
  CONSTRAINT never_overspent CHECK (remaining BETWEEN 0 AND points)
);
CREATE INDEX points_grant_of_person ON points_grant (company_id, person_guid, expires_on, grant_id);
CREATE INDEX points_grant_by_time ON points_grant (granted_at, grant_id);
CREATE INDEX points_grant_left ON points_grant (expires_on) WHERE remaining > 0;
CREATE INDEX points_grant_reversed ON points_grant (company_id) WHERE remaining > 0 AND reversed_at IS NOT NULL;
SELECT app.protect('points_grant', 'SELECT, INSERT');
GRANT UPDATE (remaining, reversed_at) ON points_grant TO portal_app;
CREATE POLICY audit ON points_grant FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, grant_id, person_guid, points, remaining, expires_on, reversed_at)
  ON points_grant TO portal_audit;
-- an operator finds grants of all companies
CREATE POLICY console ON points_grant FOR SELECT TO portal_console USING (true);
GRANT SELECT ON points_grant TO portal_console;

-- A use of points; the key lets it be paid once.
CREATE TABLE points_spend (
  company_id int NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  person_guid uuid NOT NULL,
  points int NOT NULL CHECK (points > 0),
  title jsonb NOT NULL,
  spent_at timestamptz NOT NULL,
  given_back_at timestamptz,
  PRIMARY KEY (company_id, kind, reference),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('points_spend', 'SELECT, INSERT');
GRANT UPDATE (given_back_at) ON points_spend TO portal_app;
CREATE POLICY audit ON points_spend FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, kind, reference, given_back_at) ON points_spend TO portal_audit;

-- How much of which grant, so that giving back restores each with its own expiry.
CREATE TABLE points_use (
  company_id int NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  grant_id bigint NOT NULL,
  points int NOT NULL CHECK (points > 0),
  PRIMARY KEY (company_id, kind, reference, grant_id),
  FOREIGN KEY (company_id, kind, reference) REFERENCES points_spend,
  FOREIGN KEY (company_id, grant_id) REFERENCES points_grant
);
CREATE INDEX points_use_by_grant ON points_use (company_id, grant_id);
SELECT app.protect('points_use', 'SELECT, INSERT');
CREATE POLICY audit ON points_use FOR SELECT TO portal_audit USING (true);
GRANT SELECT ON points_use TO portal_audit;

-- The history a person reads: one line for each transfer, with the balance behind it.
CREATE TABLE points_entry (
  company_id int NOT NULL,
  entry_id bigint NOT NULL,
  person_guid uuid NOT NULL,
  transfer text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('earn', 'spend', 'giveBack', 'expire', 'reverse')),
  points int NOT NULL CHECK (points <> 0),
  balance bigint NOT NULL CHECK (balance >= 0),
  title jsonb NOT NULL,
  grant_id bigint,
  spend_kind text,
  reference text,
  at timestamptz NOT NULL,
  PRIMARY KEY (company_id, entry_id),
  UNIQUE (company_id, transfer),
  FOREIGN KEY (company_id, transfer) REFERENCES ledger_transfer,
  FOREIGN KEY (company_id, grant_id) REFERENCES points_grant,
  FOREIGN KEY (company_id, spend_kind, reference) REFERENCES points_spend
);
CREATE INDEX points_entry_of_person ON points_entry (company_id, person_guid, entry_id);
CREATE INDEX points_entry_by_grant ON points_entry (company_id, grant_id);
SELECT app.protect('points_entry', 'SELECT, INSERT');
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON points_entry FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE POLICY audit ON points_entry FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, person_guid, kind, points, grant_id) ON points_entry TO portal_audit;

-- Grants from a spreadsheet: tried out first, then made, each once.
CREATE TABLE points_sheet (
  company_id int NOT NULL,
  sheet_id uuid NOT NULL,
  file_id uuid NOT NULL,
  sha256 bytea NOT NULL,
  rows int NOT NULL CHECK (rows > 0),
  created_by text NOT NULL,
  created_by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  check_task uuid NOT NULL,
  good_rows int NOT NULL DEFAULT 0,
  good_points bigint NOT NULL DEFAULT 0,
  -- points of the company's people when the check ended; null before
  balance_before bigint,
  checked_at timestamptz,
  run_task uuid,
  run_at timestamptz,
  granted_rows int NOT NULL DEFAULT 0,
  granted_points bigint NOT NULL DEFAULT 0,
  balance_after bigint,
  ended_at timestamptz,
  PRIMARY KEY (company_id, sheet_id),
  CHECK (run_at IS NULL OR checked_at IS NOT NULL)
);
-- a list that was sent in twice is granted once
CREATE UNIQUE INDEX one_run_per_file ON points_sheet (company_id, sha256) WHERE run_at IS NOT NULL;
CREATE INDEX points_sheet_by_time ON points_sheet (company_id, created_at);
SELECT app.protect('points_sheet', 'SELECT, INSERT');
GRANT UPDATE (good_rows, good_points, balance_before, checked_at, run_task, run_at, granted_rows, granted_points,
  balance_after, ended_at) ON points_sheet TO portal_app;
CREATE POLICY console ON points_sheet FOR SELECT TO portal_console USING (true);
GRANT SELECT ON points_sheet TO portal_console;

CREATE SEQUENCE card_counter;
GRANT USAGE ON SEQUENCE card_counter TO portal_app;

-- A card has one owner or none and one state; its uses stand in a ledger of their own.
CREATE TABLE card (
  company_id int NOT NULL REFERENCES company,
  card_id int NOT NULL,
  -- sealed, found by its index; a person with the number of a card without an owner may bind it
  number bytea NOT NULL,
  number_index bytea NOT NULL,
  owner_guid uuid,
  -- only a card bound by its number can be given back to be bound again
  came_by text CHECK (came_by IN ('number', 'company', 'gift')),
  name text NOT NULL,
  name_eng text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('plan', 'dental', 'mall')),
  -- null: any plan that is booked with a card
  plan_id int CHECK (plan_id IS NULL OR purpose = 'plan'),
  state int NOT NULL CHECK (state BETWEEN 0 AND 7),
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  uses_total int NOT NULL CHECK (uses_total > 0),
  uses_left int NOT NULL CHECK (uses_left BETWEEN 0 AND uses_total),
  created_at timestamptz NOT NULL,
  owned_at timestamptz,
  -- a card of the mall holds money; it is used up when nothing of it is left
  value_fen int CHECK (value_fen > 0),
  left_fen int,
  -- its origin, such as `mall:17-1-1`: the same source makes one card
  source text CHECK (source <> ''),
  end_told_at timestamptz,
  PRIMARY KEY (company_id, card_id),
  UNIQUE (company_id, number_index),
  FOREIGN KEY (company_id, owner_guid) REFERENCES person,
  FOREIGN KEY (company_id, plan_id) REFERENCES plan,
  CHECK (valid_from <= valid_to),
  CONSTRAINT owner_came_by_it
    CHECK ((owner_guid IS NULL) = (came_by IS NULL) AND (owner_guid IS NULL) = (owned_at IS NULL)),
  CONSTRAINT used_when_nothing_is_left
    CHECK ((state <> 2 OR uses_left = 0) AND (state NOT IN (0, 5, 6) OR uses_left > 0)),
  CONSTRAINT somebody_uses_or_gives CHECK (state NOT IN (2, 5) OR owner_guid IS NOT NULL),
  CONSTRAINT value_only_of_the_mall CHECK (value_fen IS NULL OR (purpose = 'mall' AND uses_total = 1)),
  CONSTRAINT never_overdrawn CHECK (
    (value_fen IS NULL) = (left_fen IS NULL) AND (value_fen IS NULL OR left_fen BETWEEN 0 AND value_fen)
    AND (value_fen IS NULL OR (left_fen = 0) = (uses_left = 0)))
);
CREATE INDEX card_by_owner ON card (company_id, owner_guid) WHERE owner_guid IS NOT NULL;
CREATE INDEX card_ending ON card (valid_to) WHERE state IN (0, 5, 6);
CREATE INDEX card_starting ON card (valid_from) WHERE state = 6;
CREATE INDEX card_by_time ON card (created_at, card_id);
CREATE UNIQUE INDEX card_made_once ON card (company_id, source) WHERE source IS NOT NULL;
CREATE INDEX card_end_untold ON card (valid_to)
  WHERE source IS NOT NULL AND end_told_at IS NULL AND state IN (0, 5, 6);
SELECT app.protect('card', 'SELECT, INSERT, UPDATE');
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON card FOR EACH ROW EXECUTE FUNCTION app.guard_move('card', 'state');
INSERT INTO state_move VALUES
  ('card', '0', '1'), ('card', '0', '2'), ('card', '0', '3'), ('card', '0', '4'), ('card', '0', '5'),
  ('card', '0', '7'), ('card', '1', '0'), ('card', '1', '4'), ('card', '1', '6'), ('card', '1', '7'),
  ('card', '2', '0'), ('card', '2', '7'), ('card', '3', '0'), ('card', '3', '4'), ('card', '3', '6'),
  ('card', '3', '7'), ('card', '5', '0'), ('card', '5', '1'), ('card', '5', '3'), ('card', '5', '4'),
  ('card', '5', '7'), ('card', '6', '0'), ('card', '6', '1'), ('card', '6', '3'), ('card', '6', '4'),
  ('card', '6', '7');
-- whose days or gifts have ended is one question for all companies
CREATE POLICY audit ON card FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, state, valid_from, valid_to, source, end_told_at) ON card TO portal_audit;
CREATE POLICY console ON card FOR SELECT TO portal_console USING (true);
GRANT SELECT ON card TO portal_console;

-- Uses and their returns, written once; a use is given back once.
CREATE TABLE card_use (
  company_id int NOT NULL,
  card_id int NOT NULL,
  entry_no int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('use', 'giveBack')),
  of_entry int,
  subject text NOT NULL CHECK (subject IN ('exam', 'mall')),
  subject_id bigint NOT NULL,
  at timestamptz NOT NULL,
  amount_fen int CHECK (amount_fen > 0),
  PRIMARY KEY (company_id, card_id, entry_no),
  CONSTRAINT given_back_once UNIQUE (company_id, card_id, of_entry),
  FOREIGN KEY (company_id, card_id) REFERENCES card,
  FOREIGN KEY (company_id, card_id, of_entry) REFERENCES card_use,
  CHECK ((kind = 'giveBack') = (of_entry IS NOT NULL))
);
CREATE INDEX card_use_by_subject ON card_use (company_id, subject, subject_id);
SELECT app.protect('card_use', 'SELECT, INSERT');
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON card_use FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

-- From one colleague to another; the card stays the giver's until it is accepted.
CREATE TABLE card_gift (
  company_id int NOT NULL,
  gift_id uuid NOT NULL,
  card_id int NOT NULL,
  from_guid uuid NOT NULL,
  to_guid uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'accepted', 'declined', 'takenBack', 'expired', 'stopped')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- the giver or the receiver has not been told of its end yet
  is_news boolean NOT NULL,
  PRIMARY KEY (company_id, gift_id),
  FOREIGN KEY (company_id, card_id) REFERENCES card,
  FOREIGN KEY (company_id, from_guid) REFERENCES person,
  FOREIGN KEY (company_id, to_guid) REFERENCES person,
  CHECK (from_guid <> to_guid),
  CHECK ((state = 'waiting') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX card_gift_waiting ON card_gift (company_id, card_id) WHERE state = 'waiting';
CREATE INDEX card_gift_by_card ON card_gift (company_id, card_id);
CREATE INDEX card_gift_to ON card_gift (company_id, to_guid) WHERE state = 'waiting';
CREATE INDEX card_gift_from ON card_gift (company_id, from_guid) WHERE state = 'accepted';
CREATE INDEX card_gift_news ON card_gift (company_id) WHERE is_news;
CREATE INDEX card_gift_ending ON card_gift (expires_at) WHERE state = 'waiting';
SELECT app.protect('card_gift', 'SELECT, INSERT, UPDATE');
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON card_gift
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('gift', 'state');
INSERT INTO state_move VALUES
  ('gift', 'waiting', 'accepted'), ('gift', 'waiting', 'declined'), ('gift', 'waiting', 'takenBack'),
  ('gift', 'waiting', 'expired'), ('gift', 'waiting', 'stopped');
CREATE POLICY audit ON card_gift FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, state, expires_at, is_news) ON card_gift TO portal_audit;

-- How often an account has guessed a number or a colleague, and when the next guess is taken.
CREATE TABLE card_try (
  company_id int NOT NULL,
  account_id int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bind', 'gift')),
  failures int NOT NULL,
  next_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, account_id, kind)
);
SELECT app.protect('card_try');

-- A service a person has bought or been given. One comes from one source, so that a purchase reported twice grants
-- once.
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
  -- who uses it, where that is not its holder
  for_guid uuid,
  -- since when its code is known to its holder
  shown_at timestamptz,
  -- when its holder was told that its end is near
  end_told_at timestamptz,
  PRIMARY KEY (company_id, service_id),
  CONSTRAINT granted_once UNIQUE (company_id, source),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  FOREIGN KEY (company_id, for_guid) REFERENCES person,
  CHECK (valid_from <= valid_to),
  CHECK ((use_kind = 'code') = (code IS NOT NULL)),
  CHECK ((use_kind = 'link') = (url <> '')),
  CHECK ((ended_at IS NULL) = (ended_reason = ''))
);
CREATE INDEX held_service_by_person ON held_service (company_id, person_guid, valid_to);
CREATE INDEX held_service_by_creation ON held_service (created_at, service_id);
CREATE INDEX held_service_ending ON held_service (valid_to)
  WHERE source LIKE 'mall:%' AND ended_at IS NULL AND end_told_at IS NULL;
SELECT app.protect('held_service', 'SELECT, INSERT');
GRANT UPDATE (code, ended_at, ended_reason, shown_at, end_told_at) ON held_service TO portal_app;
CREATE POLICY audit ON held_service FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, source, valid_to, ended_at, end_told_at) ON held_service TO portal_audit;
CREATE POLICY console ON held_service FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, service_id, person_guid, source, name, name_eng, valid_from, valid_to, use_kind, created_at,
  ended_at) ON held_service TO portal_console;
