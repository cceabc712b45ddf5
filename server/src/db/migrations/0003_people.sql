-- id_number, phone and email are sealed with the company's key (law 7); *_index is an HMAC for exact look-up.
CREATE TABLE person (
  company_id int NOT NULL REFERENCES company,
  person_guid uuid NOT NULL,
  name text NOT NULL,
  gender text NOT NULL CHECK (gender IN ('male', 'female')),
  birth_date date NOT NULL,
  id_number bytea,
  id_number_index bytea,
  phone bytea,
  phone_index bytea,
  email bytea,
  city_id int NOT NULL,
  city_name text NOT NULL,
  employee_no text,
  department text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, person_guid)
);
CREATE INDEX person_by_id_number ON person (company_id, id_number_index);
SELECT app.protect('person');

CREATE TABLE relation (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  relative_guid uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('spouse', 'parent', 'child', 'other')),
  PRIMARY KEY (company_id, person_guid, relative_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  FOREIGN KEY (company_id, relative_guid) REFERENCES person
);
SELECT app.protect('relation');

-- What was agreed to: which text, when, and how (answers §2). Never changed, only withdrawn.
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
