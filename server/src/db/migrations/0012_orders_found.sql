-- How many people an employee has booked for is asked with every order: without an index of its own the planner, while
-- its statistics are old, may walk through all live orders of the company.
CREATE INDEX live_order_by_user ON exam_order (company_id, user_guid, plan_id) WHERE status IN (10, 20);
-- "Same as last year": the newest order of a person among years of everybody's.
CREATE INDEX exam_order_by_person ON exam_order (company_id, person_guid, book_date);
