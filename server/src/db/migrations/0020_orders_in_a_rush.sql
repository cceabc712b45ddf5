-- Only past check-ups are looked for by person. Among years of everybody's orders each new one would change a page of its
-- own in this index; now it gets there when the check-up is over.
DROP INDEX exam_order_by_person;
CREATE INDEX past_order_by_person ON exam_order (company_id, person_guid, book_date) WHERE status IN (30, 35);
-- How many an employee has booked for is counted among their own orders (exam_order_by_user).
DROP INDEX live_order_by_user;
-- Of indexes that seem equally good PostgreSQL takes the oldest. While hardly anything is live they all seem so, and by this
-- one every live order would be looked at: so it is made last.
DROP INDEX exam_order_by_segment;
CREATE INDEX live_order_by_segment ON exam_order (segment_id) WHERE status IN (10, 20);
