-- Which companies have work waiting is one question for all of them: the role that sees numbers only may ask it.
GRANT SELECT (held_until) ON exam_order, order_change, mall_order TO portal_audit;
CREATE POLICY audit ON message FOR SELECT TO portal_audit USING (true);
GRANT SELECT (company_id, next_try, sent_at, tries) ON message TO portal_audit;
