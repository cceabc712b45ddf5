CREATE TABLE plan (
  company_id int NOT NULL REFERENCES company,
  plan_id int NOT NULL,
  name text NOT NULL,
  name_eng text NOT NULL,
  service_code text NOT NULL,
  service_get_mode int NOT NULL CHECK (service_get_mode IN (1, 2, 3)),
  -- when one may book, by employee class (BookingWindow[]), and between which days the exam must lie
  windows jsonb NOT NULL,
  exam_from date,
  exam_to date,
  for_whom text[] NOT NULL,
  max_people int NOT NULL,
  max_extras int NOT NULL,
  -- null: every city
  city_ids int[],
  place int NOT NULL,
  PRIMARY KEY (company_id, plan_id)
);
SELECT app.protect('plan');

CREATE TABLE plan_set (
  company_id int NOT NULL,
  plan_id int NOT NULL,
  set_id int NOT NULL REFERENCES exam_set,
  company_fen int NOT NULL CHECK (company_fen >= 0),
  PRIMARY KEY (company_id, plan_id, set_id),
  FOREIGN KEY (company_id, plan_id) REFERENCES plan
);
SELECT app.protect('plan_set');

ALTER TABLE person ADD COLUMN id_type text NOT NULL DEFAULT 'idCard';
ALTER TABLE person ADD COLUMN marital_status text NOT NULL DEFAULT '';

-- phone and detail are sealed (law 7)
CREATE TABLE address (
  company_id int NOT NULL,
  address_id int NOT NULL,
  person_guid uuid NOT NULL,
  recipient text NOT NULL,
  phone bytea NOT NULL,
  district text NOT NULL,
  detail bytea NOT NULL,
  is_default boolean NOT NULL,
  PRIMARY KEY (company_id, address_id),
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
SELECT app.protect('address');

CREATE SEQUENCE address_number;
CREATE SEQUENCE order_number;
GRANT USAGE ON SEQUENCE address_number, order_number TO portal_app;

CREATE TABLE exam_order (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  user_guid uuid NOT NULL,
  person_guid uuid NOT NULL,
  plan_id int NOT NULL,
  set_id int NOT NULL REFERENCES exam_set,
  center_id int NOT NULL REFERENCES center,
  segment_id bigint NOT NULL,
  book_date date NOT NULL,
  book_time text NOT NULL,
  status int NOT NULL CHECK (status IN (10, 20, 30, 35, 40)),
  price_fen int NOT NULL CHECK (price_fen >= 0),
  company_fen int NOT NULL CHECK (company_fen >= 0),
  self_fen int NOT NULL CHECK (self_fen >= 0),
  held_until timestamptz,
  report_type text NOT NULL,
  delivery text,
  address_id int,
  traffic_id int,
  source_type int NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, order_id),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  FOREIGN KEY (company_id, plan_id) REFERENCES plan,
  CHECK (self_fen = price_fen - company_fen),
  CHECK ((status = 10) = (held_until IS NOT NULL))
);
-- one live order per person and plan (answers §4)
CREATE UNIQUE INDEX one_live_order ON exam_order (company_id, person_guid, plan_id) WHERE status IN (10, 20);
CREATE INDEX exam_order_by_user ON exam_order (company_id, user_guid, created_at);
CREATE INDEX exam_order_by_segment ON exam_order (segment_id) WHERE status IN (10, 20);
SELECT app.protect('exam_order');

CREATE TABLE exam_order_extra (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  extra_id int NOT NULL REFERENCES extra,
  price_fen int NOT NULL,
  PRIMARY KEY (company_id, order_id, extra_id),
  FOREIGN KEY (company_id, order_id) REFERENCES exam_order
);
SELECT app.protect('exam_order_extra');

CREATE TABLE order_event (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  detail jsonb NOT NULL,
  PRIMARY KEY (company_id, order_id, at, kind),
  FOREIGN KEY (company_id, order_id) REFERENCES exam_order
);
SELECT app.protect('order_event', 'SELECT, INSERT');

-- the invoice asked for with the order; details (tax number, bank, phone, e-mail) are sealed
CREATE TABLE order_invoice (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  invoice_type int NOT NULL,
  category int NOT NULL,
  title text NOT NULL,
  details bytea NOT NULL,
  PRIMARY KEY (company_id, order_id),
  FOREIGN KEY (company_id, order_id) REFERENCES exam_order
);
SELECT app.protect('order_invoice');

CREATE TABLE booking_draft (
  company_id int NOT NULL,
  account_id int NOT NULL,
  draft jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, account_id),
  FOREIGN KEY (company_id, account_id) REFERENCES account
);
SELECT app.protect('booking_draft');
