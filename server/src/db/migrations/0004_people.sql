-- Personal data is sealed with the company's key; *_index is an HMAC for exact look-up.
CREATE TABLE person (
  company_id int NOT NULL REFERENCES company,
  person_guid uuid NOT NULL,
  name bytea,
  -- by which the console finds people: the whole name and its beginnings, each an HMAC
  name_indexes bytea[],
  gender text NOT NULL CHECK (gender IN ('male', 'female')),
  birth_date bytea,
  marital_status bytea,
  id_type text NOT NULL DEFAULT 'idCard',
  id_number bytea,
  id_number_index bytea,
  phone bytea,
  phone_index bytea,
  -- a relative's number that an employee has typed: passed on to the centre, and sent nothing
  phone_unconfirmed boolean NOT NULL DEFAULT false,
  -- since when the phone is this one; null where there is none
  phone_since timestamptz,
  email bytea,
  email_confirmed boolean NOT NULL DEFAULT false,
  -- as the company sends them once the account was entered, and its owner keeps their own
  company_phone bytea,
  company_email bytea,
  city_id int NOT NULL,
  city_name text NOT NULL,
  employee_no text,
  department text,
  updated_at timestamptz NOT NULL,
  -- from before these columns were sealed: sealed by the first node that starts
  name_unsealed text,
  birth_date_unsealed date,
  marital_status_unsealed text,
  PRIMARY KEY (company_id, person_guid),
  CONSTRAINT has_a_name CHECK (name IS NOT NULL OR name_unsealed IS NOT NULL),
  CONSTRAINT has_a_birth_date CHECK (birth_date IS NOT NULL OR birth_date_unsealed IS NOT NULL)
);
CREATE INDEX person_by_id_number ON person (company_id, id_number_index);
CREATE INDEX person_by_phone ON person (phone_index) WHERE phone_index IS NOT NULL;
CREATE INDEX person_by_name ON person USING gin (name_indexes);
CREATE INDEX person_unsealed ON person (company_id) WHERE name_unsealed IS NOT NULL;
-- a spreadsheet names people by their employee number
CREATE INDEX person_by_employee_no ON person (company_id, employee_no) WHERE employee_no IS NOT NULL;
SELECT app.protect('person');
-- the phone is sealed; its index finds it without opening it
CREATE POLICY console ON person FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, person_guid, phone, phone_index, employee_no, name, name_indexes)
  ON person TO portal_console;

CREATE TABLE relation (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  relative_guid uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('spouse', 'parent', 'child', 'other')),
  PRIMARY KEY (company_id, person_guid, relative_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  FOREIGN KEY (company_id, relative_guid) REFERENCES person
);
CREATE INDEX relation_by_relative ON relation (company_id, relative_guid);
SELECT app.protect('relation');
CREATE POLICY console ON relation FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, person_guid, relative_guid) ON relation TO portal_console;

-- A relative who was taken off the list: data held about them still goes into the employee's copy and is erased with
-- them.
CREATE TABLE former_relation (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  relative_guid uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('spouse', 'parent', 'child', 'other')),
  removed_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, person_guid, relative_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  FOREIGN KEY (company_id, relative_guid) REFERENCES person
);
CREATE INDEX former_relation_by_relative ON former_relation (company_id, relative_guid);
SELECT app.protect('former_relation');

-- A person's agreement: to which text, when, and how. Never changed, only withdrawn.
CREATE TABLE consent (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  purpose text NOT NULL,
  text_version text NOT NULL,
  given_at timestamptz NOT NULL,
  channel text NOT NULL,
  withdrawn_at timestamptz,
  PRIMARY KEY (company_id, person_guid, purpose, text_version, given_at),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('consent', 'SELECT, INSERT, UPDATE');

CREATE SEQUENCE address_number;
GRANT USAGE ON SEQUENCE address_number TO portal_app;

-- recipient, phone and detail are sealed
CREATE TABLE address (
  company_id int NOT NULL,
  address_id int NOT NULL,
  person_guid uuid NOT NULL,
  recipient bytea,
  phone bytea NOT NULL,
  district text NOT NULL,
  detail bytea NOT NULL,
  is_default boolean NOT NULL,
  -- an address that was edited or deleted stays as it was for the orders placed with it
  retired_at timestamptz,
  -- typed while ordering and kept out of the list: retired from the start, and open to its order alone
  for_one_order boolean NOT NULL DEFAULT false,
  -- from before these columns were sealed: sealed by the first node that starts
  recipient_unsealed text,
  PRIMARY KEY (company_id, address_id),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  CONSTRAINT has_a_recipient CHECK (recipient IS NOT NULL OR recipient_unsealed IS NOT NULL),
  CONSTRAINT one_order_is_on_no_list CHECK (NOT for_one_order OR (retired_at IS NOT NULL AND NOT is_default))
);
-- at most one default address per person
CREATE UNIQUE INDEX one_default_address ON address (company_id, person_guid) WHERE is_default;
-- a person's addresses are listed, and counted before one more is added
CREATE INDEX address_by_person ON address (company_id, person_guid);
CREATE INDEX address_unsealed ON address (company_id) WHERE recipient_unsealed IS NOT NULL;
SELECT app.protect('address');

-- A new phone that its owner has not yet confirmed: nothing but the code is sent to it.
CREATE TABLE phone_change (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  phone bytea NOT NULL,
  code_hash bytea NOT NULL,
  tries int NOT NULL DEFAULT 0 CHECK (tries <= 5),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, person_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('phone_change');

-- A new e-mail address that its owner has not yet confirmed: nothing but the code is sent to it.
CREATE TABLE email_change (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  email bytea NOT NULL,
  code_hash bytea NOT NULL,
  tries int NOT NULL DEFAULT 0 CHECK (tries <= 5),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, person_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('email_change');

-- Asked by a person, decided by an operator once the cooling period is over. It outlives what it erases: it is the
-- proof that it was done, and says nothing personal.
CREATE TABLE erasure_request (
  company_id int NOT NULL,
  request_id uuid NOT NULL,
  person_guid uuid NOT NULL,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'withdrawn', 'done', 'declined')),
  -- in which the person is told the outcome
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en-us')),
  asked_at timestamptz NOT NULL,
  cooling_until timestamptz NOT NULL,
  -- promised when it was asked: a calendar published later does not move it
  due_on date NOT NULL,
  ended_at timestamptz,
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (company_id, request_id),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  CHECK ((state = 'asked') = (ended_at IS NULL)),
  CONSTRAINT never_before_cooled_off CHECK (state <> 'done' OR ended_at >= cooling_until)
);
CREATE UNIQUE INDEX one_open_erasure ON erasure_request (company_id, person_guid) WHERE state = 'asked';
CREATE INDEX erasure_by_person ON erasure_request (company_id, person_guid, asked_at);
CREATE INDEX erasure_by_time ON erasure_request (asked_at);
SELECT app.protect('erasure_request', 'SELECT, INSERT');
GRANT UPDATE (state, ended_at, reason) ON erasure_request TO portal_app;
CREATE TRIGGER legal_move BEFORE UPDATE OF state ON erasure_request
  FOR EACH ROW EXECUTE FUNCTION app.guard_move('erasure', 'state');
INSERT INTO state_move VALUES
  ('erasure', 'asked', 'withdrawn'), ('erasure', 'asked', 'done'), ('erasure', 'asked', 'declined');
CREATE POLICY console ON erasure_request FOR SELECT TO portal_console USING (true);
GRANT SELECT ON erasure_request TO portal_console;
