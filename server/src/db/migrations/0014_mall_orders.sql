-- Orders of the two malls, as far as paying for them goes; carts, goods and addresses come with the malls.
INSERT INTO state_move VALUES
  ('mall', '10', '20'), ('mall', '10', '40'), ('mall', '20', '30'), ('mall', '20', '40'), ('mall', '40', '20');

CREATE SEQUENCE mall_order_number;
GRANT USAGE ON SEQUENCE mall_order_number TO portal_app;
CREATE TABLE mall_order (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  -- how the malls name it to the browser
  order_guid uuid NOT NULL,
  person_guid uuid NOT NULL,
  mall text NOT NULL CHECK (mall IN ('health', 'service')),
  title text NOT NULL,
  title_eng text NOT NULL,
  -- what is to be paid in money
  amount_fen int NOT NULL CHECK (amount_fen >= 0),
  -- 10 to be paid, 20 redeemed, 30 completed, 40 closed
  status int NOT NULL CHECK (status IN (10, 20, 30, 40)),
  closed_as text CHECK (closed_as IN ('expired', 'cancelled')),
  held_until timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, order_id),
  UNIQUE (company_id, order_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  CONSTRAINT closed_has_a_reason CHECK ((status = 40) = (closed_as IS NOT NULL)),
  CONSTRAINT only_unpaid_is_held CHECK ((status = 10) = (held_until IS NOT NULL)),
  CONSTRAINT unpaid_costs_something CHECK (status <> 10 OR amount_fen > 0)
);
CREATE INDEX mall_order_by_person ON mall_order (company_id, person_guid, created_at);
CREATE INDEX mall_order_held ON mall_order (company_id, held_until) WHERE status = 10;
SELECT app.protect('mall_order', 'SELECT, INSERT');
GRANT UPDATE (status, closed_as, held_until) ON mall_order TO portal_app;
CREATE TRIGGER legal_move BEFORE UPDATE OF status ON mall_order FOR EACH ROW EXECUTE FUNCTION app.guard_move('mall', 'status');

CREATE POLICY audit ON mall_order FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, order_id, status, amount_fen) ON mall_order TO portal_audit;
