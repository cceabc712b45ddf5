-- incompatible
-- Where something stands in a list is its sort order; "place" is where a check-up happens.
ALTER TABLE city RENAME COLUMN place TO sort_order;
ALTER TABLE center RENAME COLUMN place TO sort_order;
ALTER TABLE exam_set RENAME COLUMN place TO sort_order;
ALTER TABLE extra RENAME COLUMN place TO sort_order;
ALTER TABLE plan RENAME COLUMN place TO sort_order;
ALTER TABLE menu_item RENAME COLUMN place TO sort_order;
ALTER TABLE banner RENAME COLUMN place TO sort_order;
ALTER TABLE campaign RENAME COLUMN place TO sort_order;
