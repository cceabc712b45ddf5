-- What the console finds in whichever company: named columns, as a role that changes nothing of a company's.
DO $$
DECLARE
  target text;
BEGIN
  FOREACH target IN ARRAY ARRAY['company', 'person', 'relation', 'exam_order', 'message', 'evaluation']
  LOOP
    EXECUTE format('CREATE POLICY console ON %I FOR SELECT TO portal_console USING (true)', target);
  END LOOP;
END $$;
GRANT SELECT (company_id, code, name, name_eng) ON company TO portal_console;
-- the phone is sealed; its index finds it without opening it
GRANT SELECT (company_id, person_guid, name, phone, phone_index) ON person TO portal_console;
GRANT SELECT (company_id, person_guid, relative_guid) ON relation TO portal_console;
GRANT SELECT (center_id, name, name_eng) ON center TO portal_console;

-- An order whose data contradict each other waits for an operator; the reason is no personal data.
ALTER TABLE exam_order
  ADD COLUMN abnormal_at timestamptz,
  ADD COLUMN abnormal_reason text NOT NULL DEFAULT '',
  ADD CONSTRAINT abnormal_has_a_reason CHECK ((abnormal_at IS NULL) = (abnormal_reason = '')),
  DROP CONSTRAINT exam_order_closed_as_check,
  ADD CONSTRAINT exam_order_closed_as_check CHECK (closed_as IN ('expired', 'cancelled', 'noShow'));
GRANT SELECT (company_id, order_id, user_guid, person_guid, center_id, book_date, book_time, status, closed_as,
  abnormal_at, created_at) ON exam_order TO portal_console;
-- the ledger's audit asks whether the money of a no-show was kept
GRANT SELECT (closed_as, created_at) ON exam_order TO portal_audit;
GRANT SELECT (created_at) ON mall_order TO portal_audit;

-- Found by phone, by the beginning of a name, by day, newest first, and by who booked for whom.
CREATE INDEX person_by_phone ON person (phone_index) WHERE phone_index IS NOT NULL;
CREATE INDEX person_by_name ON person (lower(name) text_pattern_ops);
CREATE INDEX relation_by_relative ON relation (company_id, relative_guid);
CREATE INDEX exam_order_by_day ON exam_order (book_date, order_id);
CREATE INDEX exam_order_by_creation ON exam_order (created_at, order_id);
CREATE INDEX exam_order_abnormal ON exam_order (book_date, order_id) WHERE abnormal_at IS NOT NULL;
CREATE INDEX exam_order_no_show ON exam_order (book_date, order_id) WHERE closed_as = 'noShow';
