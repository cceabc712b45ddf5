-- Orders the centres are asked about again and again: paid, their day come, the report not there yet. Among years of
-- everybody's orders they are few.
CREATE INDEX exam_order_under_way ON exam_order (company_id, book_date, order_id) WHERE status IN (20, 30);
