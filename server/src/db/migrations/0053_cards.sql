-- Cards (§3.5): each has one owner or none and one state; how often it was used stands in a ledger of its own.
CREATE SEQUENCE card_counter;
GRANT USAGE ON SEQUENCE card_counter TO portal_app;

CREATE TABLE card (
  company_id int NOT NULL REFERENCES company,
  card_id int NOT NULL,
  -- sealed, found by its index; whoever has the number of a card without an owner may bind it
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
  PRIMARY KEY (company_id, card_id),
  UNIQUE (company_id, number_index),
  FOREIGN KEY (company_id, owner_guid) REFERENCES person,
  FOREIGN KEY (company_id, plan_id) REFERENCES plan,
  CHECK (valid_from <= valid_to),
  CONSTRAINT owner_came_by_it CHECK ((owner_guid IS NULL) = (came_by IS NULL) AND (owner_guid IS NULL) = (owned_at IS NULL)),
  CONSTRAINT used_when_nothing_is_left CHECK ((state <> 2 OR uses_left = 0) AND (state NOT IN (0, 5, 6) OR uses_left > 0)),
  CONSTRAINT somebody_uses_or_gives CHECK (state NOT IN (2, 5) OR owner_guid IS NOT NULL)
);
CREATE INDEX card_by_owner ON card (company_id, owner_guid) WHERE owner_guid IS NOT NULL;
CREATE INDEX card_ending ON card (valid_to) WHERE state IN (0, 5, 6);
CREATE INDEX card_starting ON card (valid_from) WHERE state = 6;
CREATE INDEX card_by_time ON card (created_at, card_id);
SELECT app.protect('card', 'SELECT, INSERT, UPDATE');

-- Uses and what was given back of them, written once; a use is given back once.
CREATE TABLE card_use (
  company_id int NOT NULL,
  card_id int NOT NULL,
  entry_no int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('use', 'giveBack')),
  of_entry int,
  subject text NOT NULL CHECK (subject IN ('exam', 'mall')),
  subject_id bigint NOT NULL,
  at timestamptz NOT NULL,
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
  -- somebody is to be told what has become of it
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

-- How often somebody has guessed a number or a colleague, and when the next guess is taken.
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

INSERT INTO state_move VALUES
  ('card', '0', '1'), ('card', '0', '2'), ('card', '0', '3'), ('card', '0', '4'), ('card', '0', '5'), ('card', '0', '7'),
  ('card', '1', '0'), ('card', '1', '4'), ('card', '1', '6'), ('card', '1', '7'),
  ('card', '2', '0'), ('card', '2', '7'),
  ('card', '3', '0'), ('card', '3', '4'), ('card', '3', '6'), ('card', '3', '7'),
  ('card', '5', '0'), ('card', '5', '1'), ('card', '5', '3'), ('card', '5', '4'), ('card', '5', '7'),
  ('card', '6', '0'), ('card', '6', '1'), ('card', '6', '3'), ('card', '6', '4'), ('card', '6', '7'),
  ('gift', 'waiting', 'accepted'), ('gift', 'waiting', 'declined'), ('gift', 'waiting', 'takenBack'),
  ('gift', 'waiting', 'expired'), ('gift', 'waiting', 'stopped');
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON card FOR EACH ROW EXECUTE FUNCTION app.guard_move('card', 'state');
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON card_gift FOR EACH ROW EXECUTE FUNCTION app.guard_move('gift', 'state');

-- Whose days or gifts have ended is one question for all companies.
CREATE POLICY audit ON card FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, state, valid_from, valid_to) ON card TO portal_audit;
CREATE POLICY audit ON card_gift FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, state, expires_at, is_news) ON card_gift TO portal_audit;

CREATE POLICY console ON card FOR SELECT TO portal_console USING (true);
GRANT SELECT ON card TO portal_console;
