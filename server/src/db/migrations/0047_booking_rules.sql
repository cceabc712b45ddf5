-- How the centre gets its orders, as the booking said it: 1 connected, 2 by an operator; null where it did not say.
ALTER TABLE exam_order ADD COLUMN docking_method int CHECK (docking_method IN (1, 2));

-- How often one person may use the plan in its exam period, or in a calendar year where it has none.
ALTER TABLE plan ADD COLUMN uses int NOT NULL DEFAULT 1 CHECK (uses >= 1);
CREATE INDEX missed_order_by_person ON exam_order (company_id, person_guid) WHERE closed_as = 'noShow';

-- Examined in the VIP area: where a centre has none, or none yet, only these packages cannot be had there.
ALTER TABLE exam_set ADD COLUMN vip boolean NOT NULL DEFAULT false;
