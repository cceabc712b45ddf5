-- incompatible
-- An order that is to be paid or booked holds a seat: the only place that says so.
ALTER TABLE exam_order ADD COLUMN is_live boolean NOT NULL GENERATED ALWAYS AS (status IN (10, 20)) STORED;
GRANT SELECT (is_live) ON exam_order TO portal_audit;

DROP INDEX one_live_order;
DROP INDEX live_order_by_segment;
-- one live order per person and plan
CREATE UNIQUE INDEX one_live_order ON exam_order (company_id, person_guid, plan_id) WHERE is_live;
CREATE INDEX live_order_by_segment ON exam_order (segment_id) WHERE is_live;

-- an order that stands is one that is not closed
DROP INDEX exam_order_by_plan;
CREATE INDEX exam_order_by_plan ON exam_order (company_id, plan_id, book_date) WHERE closed_as IS NULL;
