-- What somebody shows at the centre's desk: sealed, found by its index, and never the same twice within a company.
CREATE TABLE order_voucher (
  company_id int NOT NULL,
  order_id bigint NOT NULL,
  code bytea NOT NULL,
  code_index bytea NOT NULL,
  PRIMARY KEY (company_id, order_id),
  UNIQUE (company_id, code_index),
  FOREIGN KEY (company_id, order_id) REFERENCES exam_order
);
SELECT app.protect('order_voucher');

-- the console finds an order by the code somebody reads out, and cannot read the code
CREATE POLICY console ON order_voucher FOR SELECT TO portal_console USING (true);
GRANT SELECT (company_id, order_id, code_index) ON order_voucher TO portal_console;
